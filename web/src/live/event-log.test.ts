import { describe, expect, test } from "vitest";
import type { GameEvent } from "../net/types";
import { EventLog } from "./event-log";
import { CREATED, moved } from "./world.samples";

const at = (event: GameEvent, time: number): GameEvent => ({ ...event, at: time });

describe("a log of events", () => {
  test("takes each version once", () => {
    const log = new EventLog();
    expect(log.known).toEqual({ from: 0 });
    log.add([CREATED, at(moved(0), 5)], 2);
    log.add([at(moved(0), 5), at(moved(1), 9)], 3);
    expect(log.known).toEqual({ from: 3, at: 9 });
  });

  test("counts the moves that the server has lost", () => {
    const log = new EventLog();
    log.add([CREATED, at(moved(0), 5), at(moved(1), 9), at(moved(0), 12)], 4);
    expect(log.replace([CREATED, at(moved(0), 5), at(moved(1), 10)])).toBe(2);
    expect(log.known).toEqual({ from: 3, at: 10 });
    expect(log.replace([CREATED, at(moved(0), 5), at(moved(1), 10), at(moved(0), 11)])).toBe(0);
  });
});
