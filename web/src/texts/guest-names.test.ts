import { expect, it } from "vitest";
import { serverName, shownName } from "./guest-names";

it("calls guests by their name in the page's language, and back", () => {
  const gast = (tag: string): string => `Gast ${tag}`;
  expect(shownName("Guest x7Kp", gast)).toBe("Gast x7Kp");
  expect(serverName("Gast x7Kp", gast)).toBe("Guest x7Kp");
  expect(serverName(shownName("Guest x7Kp"))).toBe("Guest x7Kp");
});

it.each(["Ada", "Guest", "Guest of honour", "Guest x7Kp2", "Gast x7Kp2", "x7Kp"])(
  "leaves %s alone",
  (name) => {
    const gast = (tag: string): string => `Gast ${tag}`;
    expect(shownName(name, gast)).toBe(name);
    expect(serverName(name, gast)).toBe(name);
  },
);
