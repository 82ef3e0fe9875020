import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback.svelte";

let last = 4;
beforeEach(() => {
  last = 4;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the game is shown as it stands, and goes on so", () => {
  const playback = new Playback(() => last);
  expect([playback.ply, playback.isNow]).toEqual([4, true]);
  last = 5;
  expect([playback.ply, playback.isNow]).toEqual([5, true]);
});

test("who looks back is left there while the game goes on", () => {
  const playback = new Playback(() => last);
  playback.previous();
  last = 6;
  expect([playback.ply, playback.isNow]).toEqual([3, false]);
  playback.now();
  expect([playback.ply, playback.isNow]).toEqual([6, true]);
});

test("one can go neither before the first nor beyond the last", () => {
  const playback = new Playback(() => last);
  playback.next();
  expect(playback.isNow).toBe(true);
  playback.first();
  playback.previous();
  expect(playback.ply).toBe(0);
});

test("moves that were taken back are not looked at any more", () => {
  const playback = new Playback(() => last);
  playback.show(3);
  last = 2;
  expect(playback.ply).toBe(2);
});

test("a replay is played from the start to the end, and faster if one likes", () => {
  const playback = new Playback(() => last);
  playback.play();
  expect([playback.ply, playback.isPlaying]).toEqual([0, true]);
  vi.advanceTimersByTime(1_250);
  expect(playback.ply).toBe(1);
  playback.speed = 4;
  vi.advanceTimersByTime(1_200 + 650);
  expect([playback.ply, playback.isNow, playback.isPlaying]).toEqual([4, true, false]);
});

test("to look elsewhere stops the replay", () => {
  const playback = new Playback(() => last);
  playback.play();
  playback.show(2);
  vi.advanceTimersByTime(10_000);
  expect([playback.ply, playback.isPlaying]).toEqual([2, false]);
});
