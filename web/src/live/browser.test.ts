import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Browser } from "./browser.svelte";

let last = 4;
beforeEach(() => {
  last = 4;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the game is shown as it stands, and goes on so", () => {
  const browser = new Browser(() => last);
  expect([browser.ply, browser.isNow]).toEqual([4, true]);
  last = 5;
  expect([browser.ply, browser.isNow]).toEqual([5, true]);
});

test("who looks back is left there while the game goes on", () => {
  const browser = new Browser(() => last);
  browser.previous();
  last = 6;
  expect([browser.ply, browser.isNow]).toEqual([3, false]);
  browser.now();
  expect([browser.ply, browser.isNow]).toEqual([6, true]);
});

test("one can go neither before the first nor beyond the last", () => {
  const browser = new Browser(() => last);
  browser.next();
  expect(browser.isNow).toBe(true);
  browser.first();
  browser.previous();
  expect(browser.ply).toBe(0);
});

test("moves that were taken back are not looked at any more", () => {
  const browser = new Browser(() => last);
  browser.show(3);
  last = 2;
  expect(browser.ply).toBe(2);
});

test("a film is played from the start to the end, and faster if one likes", () => {
  const browser = new Browser(() => last);
  browser.play();
  expect([browser.ply, browser.isPlaying]).toEqual([0, true]);
  vi.advanceTimersByTime(1_250);
  expect(browser.ply).toBe(1);
  browser.speed = 4;
  vi.advanceTimersByTime(1_200 + 650);
  expect([browser.ply, browser.isNow, browser.isPlaying]).toEqual([4, true, false]);
});

test("to look elsewhere stops the film", () => {
  const browser = new Browser(() => last);
  browser.play();
  browser.show(2);
  vi.advanceTimersByTime(10_000);
  expect([browser.ply, browser.isPlaying]).toEqual([2, false]);
});
