import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "./socket.svelte";
import type { ServerMessage } from "./types";

/** A wire that the test holds the other end of: jsdom's has no server to talk to. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly url: string) {
    Wire.made.push(this);
  }
  static get last(): Wire {
    return Wire.made[Wire.made.length - 1] as Wire;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

beforeEach(() => {
  Wire.made = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line", () => {
  it("connects when somebody wants to hear, and tells them when it is open", () => {
    const line = new Line("ws://here/socket");
    expect(Wire.made).toHaveLength(0);
    const opened = vi.fn();
    line.use(() => undefined, opened);
    expect(line.send({ type: "lobby" })).toBe(false);
    Wire.last.open();
    expect(opened).toHaveBeenCalledOnce();
    expect(line.state).toBe("open");
    expect(line.send({ type: "lobby" })).toBe(true);
    expect(Wire.last.sent).toEqual([{ type: "lobby" }]);
  });

  it("comes back by itself, ever more patiently, and says again what is wanted", () => {
    const line = new Line("ws://here/socket");
    const opened = vi.fn();
    line.use(() => undefined, opened);
    Wire.last.open();
    Wire.last.close();
    expect(line.state).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(Wire.made).toHaveLength(2);
    Wire.last.close();
    vi.advanceTimersByTime(300);
    expect(Wire.made).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(Wire.made).toHaveLength(3);
    Wire.last.open();
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it("answers pings and passes all else on", () => {
    const line = new Line("ws://here/socket");
    const heard: ServerMessage[] = [];
    line.use((message) => heard.push(message), vi.fn());
    Wire.last.open();
    Wire.last.say({ type: "ping", n: 4 });
    Wire.last.say({ type: "lobby", games: [] });
    expect(Wire.last.sent).toEqual([{ type: "pong", n: 4 }]);
    expect(heard).toEqual([{ type: "lobby", games: [] }]);
  });

  it("gives up a line on which nothing is heard", () => {
    const line = new Line("ws://here/socket");
    line.use(vi.fn(), vi.fn());
    Wire.last.open();
    vi.advanceTimersByTime(13_000);
    expect(Wire.last.sent).toContainEqual({ type: "ping" });
    vi.advanceTimersByTime(6_000);
    expect(line.state).not.toBe("open");
  });

  it("is not opened again when nobody listens any more", () => {
    const line = new Line("ws://here/socket");
    const stop = line.use(vi.fn(), vi.fn());
    Wire.last.open();
    stop();
    Wire.last.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.made).toHaveLength(1);
  });
});
