import { expect, it } from "vitest";
import { keptName, shownName } from "./names";

it("calls guests by their name in the page's language, and back", () => {
  const gast = (tag: string): string => `Gast ${tag}`;
  expect(shownName("Guest x7Kp", gast)).toBe("Gast x7Kp");
  expect(keptName("Gast x7Kp", gast)).toBe("Guest x7Kp");
  expect(keptName(shownName("Guest x7Kp"))).toBe("Guest x7Kp");
});

it.each(["Ada", "Guest", "Guest of honour", "Guest x7Kp2", "Gast x7Kp2", "x7Kp"])(
  "leaves %s alone",
  (name) => {
    const gast = (tag: string): string => `Gast ${tag}`;
    expect(shownName(name, gast)).toBe(name);
    expect(keptName(name, gast)).toBe(name);
  },
);
