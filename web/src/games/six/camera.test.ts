import { describe, expect, it } from "vitest";
import { between, boxAround, fit, following, panned, revealing, sees, toTable, zoomed } from "./camera";

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

describe("a camera that was left alone", () => {
  it("stays while all is in view", () => {
    const camera = fit(boxAround([{ x: 0, y: 0 }], 165), SIZE);
    const grown = boxAround(
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      165,
    );
    expect(following(camera, SIZE, grown)).toBe(camera);
  });

  it("is fitted anew when something is out of view", () => {
    const camera = fit(boxAround([{ x: 0, y: 0 }], 165), SIZE);
    expect(following(camera, SIZE, box)).toEqual(fit(box, SIZE));
  });

  it("comes closer when little is left on a wide view", () => {
    const small = boxAround([{ x: 900, y: 0 }], 165);
    expect(following(fit(box, SIZE), SIZE, small)).toEqual(fit(small, SIZE));
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
