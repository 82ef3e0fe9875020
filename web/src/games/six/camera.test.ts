import { describe, expect, it } from "vitest";
import {
  between,
  boxAround,
  fit,
  fitClear,
  following,
  panned,
  revealing,
  sees,
  toTable,
  UNCOVERED,
  zoomed,
  type Box,
  type Camera,
} from "./camera";

const SIZE = { width: 800, height: 600 };
const box = boxAround(
  [
    { x: 0, y: 0 },
    { x: 2000, y: 300 },
  ],
  165,
);

describe("fit", () => {
  it("shows the whole box, in the middle", () => {
    const camera = fit(box, SIZE);
    expect(camera).toMatchObject({ x: 1000, y: 150 });
    expect(sees(camera, SIZE, box)).toBe(true);
  });

  it("comes no closer than is comfortable", () => {
    expect(fit(boxAround([{ x: 0, y: 0 }], 10), SIZE).scale).toBe(0.76);
  });

  it("has a view of an empty table", () => {
    expect(fit(boxAround([], 165), SIZE)).toMatchObject({ x: 0, y: 0 });
  });
});

/** Where a point is in the view, in pixels. */
function pixel({ x, y, scale }: Camera, point: { x: number; y: number }) {
  return { x: SIZE.width / 2 + (point.x - x) * scale, y: SIZE.height / 2 + (point.y - y) * scale };
}

describe("a view that is partly covered", () => {
  it("shows the whole box above a question", () => {
    const covered = { ...UNCOVERED, bottom: 250 };
    const camera = fit(box, SIZE, covered);
    expect(sees(camera, SIZE, box, covered)).toBe(true);
    expect(pixel(camera, { x: 1000, y: 150 }).y).toBeCloseTo((SIZE.height - 250) / 2);
  });

  it("keeps tiles from under the buttons, below them or beside them", () => {
    const corner = { width: 150, height: 60 };
    for (const far of [
      { x: 3000, y: 800 },
      { x: 800, y: 3000 },
    ]) {
      const points = [{ x: 0, y: far.y }, { x: far.x, y: 0 }, far];
      const content = { box: boxAround(points, 165), places: points.map((point) => boxAround([point], 150)) };
      const camera = fitClear(content, SIZE, { ...UNCOVERED, corner });
      const { x, y } = pixel(camera, { x: far.x + 150, y: -150 });
      expect(x <= SIZE.width - corner.width + 0.5 || y >= corner.height - 0.5).toBe(true);
      expect(sees(camera, SIZE, content.box)).toBe(true);
    }
  });

  it("is as large as without buttons where they cover nothing", () => {
    const corner = { width: 150, height: 60 };
    const content = { box, places: [boxAround([{ x: 0, y: 300 }], 150)] };
    expect(fitClear(content, SIZE, { ...UNCOVERED, corner })).toEqual(fit(box, SIZE));
  });
});

describe("a camera that was left alone", () => {
  const follow = (camera: Camera, wanted: Box) =>
    following(camera, { box: wanted, places: [] }, SIZE, UNCOVERED);

  it("stays while all is in view", () => {
    const camera = fit(boxAround([{ x: 0, y: 0 }], 165), SIZE);
    const grown = boxAround(
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      165,
    );
    expect(follow(camera, grown)).toBe(camera);
  });

  it("is fitted anew when something is out of view", () => {
    const camera = fit(boxAround([{ x: 0, y: 0 }], 165), SIZE);
    expect(follow(camera, box)).toEqual(fit(box, SIZE));
  });

  it("comes closer when little is left on a wide view", () => {
    const small = boxAround([{ x: 900, y: 0 }], 165);
    expect(follow(fit(box, SIZE), small)).toEqual(fit(small, SIZE));
  });
});

describe("on the way", () => {
  const [from, to] = [
    { x: 0, y: 0, scale: 1 },
    { x: 100, y: 40, scale: 0.5 },
  ];

  it("begins at one camera and ends at the other", () => {
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).x).toBeGreaterThan(50);
  });
});

describe("a camera in somebody's hands", () => {
  const camera = { x: 10, y: 20, scale: 0.5 };

  it("pans with the finger", () => {
    expect(panned(camera, 50, -10)).toEqual({ x: -90, y: 40, scale: 0.5 });
  });

  it("zooms about the pixel under the pointer", () => {
    const at = { x: 100, y: 500 };
    const closer = zoomed(camera, SIZE, at, 2);
    expect(closer.scale).toBe(1);
    expect(toTable(closer, SIZE, at)).toEqual(toTable(camera, SIZE, at));
  });

  it("zooms only so far", () => {
    expect(zoomed(camera, SIZE, { x: 0, y: 0 }, 1000).scale).toBe(1.6);
    expect(zoomed(camera, SIZE, { x: 0, y: 0 }, 0.0001).scale).toBe(0.14);
  });

  it("is moved no more than a tile out of view needs", () => {
    expect(revealing(camera, SIZE, boxAround([{ x: 0, y: 0 }], 50))).toBe(camera);
    expect(revealing(camera, SIZE, boxAround([{ x: 1000, y: 0 }], 50))).toEqual({
      x: 250,
      y: 20,
      scale: 0.5,
    });
  });
});
