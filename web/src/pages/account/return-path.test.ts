import { expect, test } from "vitest";
import { returnPath } from "./return-path";

test("only pages of this client are returned to", () => {
  const path = "/de/tournaments/Ab12?key=x1";
  expect(returnPath("/", `?to=${encodeURIComponent(path)}`)).toBe(path);
  expect(returnPath("/account", "")).toBe("/account");
  for (const other of [
    "https://example.org/",
    "//example.org/",
    "/\\\\example.org",
    "/nowhere",
    "javascript:x",
  ])
    expect(returnPath("/", `?to=${encodeURIComponent(other)}`)).toBe("/");
});
