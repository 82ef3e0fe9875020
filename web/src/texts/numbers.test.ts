import { describe, expect, it } from "vitest";
import { compact, compactIn, percentages } from "./numbers";

describe("shares in per cent", () => {
  it("add up to 100", () => {
    expect(percentages([0.385, 0.23, 0.385])).toEqual(["39%", "23%", "38%"]);
    expect(percentages([1 / 3, 1 / 3, 1 / 3])).toEqual(["34%", "33%", "33%"]);
    expect(percentages([0.995, 0.005, 0])).toEqual(["100%", "0%", "0%"]);
    for (let win = 0; win <= 1; win += 0.013) {
      const shares = percentages([win, (1 - win) * 0.37, (1 - win) * 0.63]).map((share) => parseInt(share));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  it("are exact where they are whole", () => {
    expect(percentages([0.29, 0.57, 0.14])).toEqual(["29%", "57%", "14%"]);
  });
});

describe("large numbers", () => {
  it("are short", () => {
    expect(compact(623_512)).toBe("624K");
    expect(compact(1_234_567)).toBe("1.2M");
    expect(compact(42)).toBe("42");
  });

  it("are rounded where the language has no letter for thousands", () => {
    expect(compactIn("de", 288_954.7)).toBe("289.000");
    expect(compactIn("de", 2_889_547)).toBe("2,9\u00a0Mio.");
    expect(compactIn("de", 42.5)).toBe("42,5");
  });
});
