import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, SESSION_ENDED } from "./connection.svelte";
import type { ServerMessage } from "./types";

/** A socket whose other end is the test: jsdom's socket has no server. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
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
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
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

describe("the connection", () => {
  it("connects when somebody wants to listener, and tells them when it is open", () => {
    const connection = new Connection("ws://here/socket");
    expect(Wire.made).toHaveLength(0);
    const opened = vi.fn();
    connection.use(() => undefined, opened);
    expect(connection.send({ type: "lobby" })).toBe(false);
    Wire.last.open();
    expect(opened).toHaveBeenCalledOnce();
    expect(connection.state).toBe("open");
    expect(connection.send({ type: "lobby" })).toBe(true);
    expect(Wire.last.sent).toEqual([{ type: "lobby" }]);
  });

  it("comes back by itself, ever more patiently, and says again what is wanted", () => {
    const connection = new Connection("ws://here/socket");
    const opened = vi.fn();
    connection.use(() => undefined, opened);
    Wire.last.open();
    Wire.last.close();
    expect(connection.state).toBe("lost");
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

  it("reconnects after the end of the session when there is a new one", async () => {
    const connection = new Connection("ws://here/socket");
    let found: () => void = () => undefined;
    connection.onSessionEnded = () => new Promise((resolve) => (found = resolve));
    connection.use(() => undefined, vi.fn());
    Wire.last.open();
    Wire.last.close(SESSION_ENDED);
    expect(connection.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Wire.made).toHaveLength(1);
    found();
    await vi.advanceTimersByTimeAsync(400);
    expect(Wire.made).toHaveLength(2);
    Wire.last.open();
    expect(connection.state).toBe("open");
  });

  it("answers pings and passes all else on", () => {
    const connection = new Connection("ws://here/socket");
    const heard: ServerMessage[] = [];
    connection.use((message) => heard.push(message), vi.fn());
    Wire.last.open();
    Wire.last.say({ type: "ping", n: 4 });
    Wire.last.say({ type: "lobby", games: [] });
    expect(Wire.last.sent).toEqual([{ type: "pong", n: 4 }]);
    expect(heard).toEqual([{ type: "lobby", games: [] }]);
  });

  it("gives up a connection on which nothing is heard", () => {
    const connection = new Connection("ws://here/socket");
    connection.use(vi.fn(), vi.fn());
    Wire.last.open();
    vi.advanceTimersByTime(13_000);
    expect(Wire.last.sent).toContainEqual({ type: "ping" });
    vi.advanceTimersByTime(6_000);
    expect(connection.state).not.toBe("open");
  });

  it("is not opened again when nobody listens any more", () => {
    const connection = new Connection("ws://here/socket");
    const stop = connection.use(vi.fn(), vi.fn());
    Wire.last.open();
    stop();
    Wire.last.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.made).toHaveLength(1);
  });
});
