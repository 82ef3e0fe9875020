// Which part of the endless table is seen. Pure: the same camera, size and group give the same view.
import type { Point } from "../../board/hex";

/** The point in the middle of the view, and how many pixels a unit takes. */
export interface Camera extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is to be seen: all of a box, and in it places that no button may cover. */
export interface Content {
  box: Box;
  places: Box[];
}

/** What covers the view: as many pixels at its edges, and the buttons in its upper right corner. */
export interface Covered {
  top: number;
  right: number;
  bottom: number;
  corner: Size;
}

export const UNCOVERED: Covered = { top: 0, right: 0, bottom: 0, corner: { width: 0, height: 0 } };

// A cell is 100 units wide, so these are cells of 14, 160 and, when fitted, at most 76 pixels.
const SMALLEST = 0.14;
const LARGEST = 1.6;
const COMFORTABLE = 0.76;

/** How much larger a fitted view must be before the camera comes closer by itself. */
const MUCH_LARGER = 1.6;

export function boxAround(points: Point[], margin: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  if (!points.length) return { left: -margin, top: -margin, right: margin, bottom: margin };
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The camera that shows all of a box beside what is covered, but no closer than is comfortable. */
export function fit(box: Box, size: Size, { top, right, bottom }: Covered = UNCOVERED): Camera {
  const fitted = Math.min(
    (size.width - right) / (box.right - box.left),
    (size.height - top - bottom) / (box.bottom - box.top),
    COMFORTABLE,
  );
  const scale = Math.max(fitted, SMALLEST);
  return {
    x: (box.left + box.right) / 2 + right / 2 / scale,
    y: (box.top + box.bottom) / 2 + (bottom - top) / 2 / scale,
    scale,
  };
}

/** Whether the buttons lie over one of the places. */
function isUnderButtons(camera: Camera, size: Size, { width, height }: Size, places: Box[]): boolean {
  const { x, y } = toTable(camera, size, { x: size.width - width, y: height });
  return places.some(({ right, top }) => right > x && top < y);
}

/** As `fit`, with no place under the buttons: the view begins below them or beside them, where it is larger. */
export function fitClear({ box, places }: Content, size: Size, covered: Covered): Camera {
  const { corner } = covered;
  const whole = fit(box, size, covered);
  if (!isUnderButtons(whole, size, corner, places)) return whole;
  const below = fit(box, size, { ...covered, top: corner.height });
  const beside = fit(box, size, { ...covered, right: corner.width });
  return below.scale >= beside.scale ? below : beside;
}

export function toTable(camera: Camera, size: Size, { x, y }: Point): Point {
  return {
    x: camera.x + (x - size.width / 2) / camera.scale,
    y: camera.y + (y - size.height / 2) / camera.scale,
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Closer or farther; what lies under the given pixel stays there. */
export function zoomed(camera: Camera, size: Size, at: Point, factor: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, SMALLEST), LARGEST);
  const fixed = toTable(camera, size, at);
  return {
    x: fixed.x - (at.x - size.width / 2) / scale,
    y: fixed.y - (at.y - size.height / 2) / scale,
    scale,
  };
}

/** On the way from one camera to another; it begins fast and ends softly. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const eased = 1 - (1 - Math.min(share, 1)) ** 3;
  const mixed = (one: number, other: number) => one + (other - one) * eased;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), scale: mixed(from.scale, to.scale) };
}

/** What a camera sees. */
function seen(camera: Camera, size: Size, covered: Covered = UNCOVERED): Box {
  const { x: left, y: top } = toTable(camera, size, { x: 0, y: covered.top });
  const { x: right, y: bottom } = toTable(camera, size, {
    x: size.width - covered.right,
    y: size.height - covered.bottom,
  });
  return { left, top, right, bottom };
}

export function sees(camera: Camera, size: Size, box: Box, covered?: Covered): boolean {
  const view = seen(camera, size, covered);
  const slack = 0.5;
  return (
    view.left <= box.left + slack &&
    view.top <= box.top + slack &&
    view.right >= box.right - slack &&
    view.bottom >= box.bottom - slack
  );
}

/** The view until the user moves the camera: it stays if all tiles are visible and not tiny, else it is fitted. */
export function following(camera: Camera, content: Content, size: Size, covered: Covered): Camera {
  const fitted = fitClear(content, size, covered);
  const stays =
    sees(camera, size, content.box, covered) &&
    !isUnderButtons(camera, size, covered.corner, content.places) &&
    fitted.scale < camera.scale * MUCH_LARGER;
  return stays ? camera : fitted;
}

/** The smallest shift that brings a box into view at the current scale. */
export function revealing(camera: Camera, size: Size, box: Box): Camera {
  const view = seen(camera, size);
  const x = shift(view.left, view.right, box.left, box.right);
  const y = shift(view.top, view.bottom, box.top, box.bottom);
  return x || y ? { ...camera, x: camera.x + x, y: camera.y + y } : camera;
}

function shift(low: number, high: number, from: number, to: number): number {
  if (from < low) return from - low;
  return to > high ? to - high : 0;
}
