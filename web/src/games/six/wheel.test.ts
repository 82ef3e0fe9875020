import { expect, test, vi } from "vitest";
import { Wheel } from "./wheel";

const turn = (more: WheelEventInit, time: number): WheelEvent => {
  const event = new WheelEvent("wheel", { deltaY: 120, cancelable: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: time });
  return event;
};

test("the wheel zooms, but goes on scrolling a page that it scrolls", () => {
  const zoom = vi.fn(() => true);
  const wheel = new Wheel({ zoom });
  const first = turn({}, 1_000);
  wheel.turned(first, { x: 3, y: 4 });
  expect(zoom).toHaveBeenCalledWith(expect.closeTo(Math.exp(-120 / 420)), { x: 3, y: 4 });
  expect(first.defaultPrevented).toBe(true);
  const scroll = new Event("scroll");
  Object.defineProperty(scroll, "timeStamp", { value: 2_000 });
  wheel.scrolled(scroll);
  const second = turn({}, 2_100);
  wheel.turned(second, { x: 3, y: 4 });
  expect([zoom.mock.calls.length, second.defaultPrevented]).toEqual([1, false]);
  wheel.turned(turn({ ctrlKey: true }, 2_100), { x: 3, y: 4 });
  wheel.turned(turn({}, 2_400), { x: 3, y: 4 });
  expect(zoom).toHaveBeenCalledTimes(3);
});

test("at the end of the zoom, the wheel scrolls the page", () => {
  const event = turn({}, 1_000);
  new Wheel({ zoom: () => false }).turned(event, { x: 0, y: 0 });
  expect(event.defaultPrevented).toBe(false);
});
