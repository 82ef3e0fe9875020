import { expect, test } from "vitest";
import { has, load } from "../texts";
import { declineReasons, isDeclined, reasonOfDecline } from "./decline-reasons";

test("the reasons fit the challenge", () => {
  expect(declineReasons(true, true)).toContain("casual");
  expect(declineReasons(true, true)).not.toContain("rated");
  expect(declineReasons(false, true)).toContain("rated");
  expect(declineReasons(false, false)).not.toContain("rated");
  expect(declineReasons(false, false)).not.toContain("casual");
});

test("each of them has a text", async () => {
  await load("matchmaking");
  for (const reason of [...declineReasons(true, true), ...declineReasons(false, true)])
    expect(has(`matchmaking-reason-${reason}`), reason).toBe(true);
});

test("a declined challenge says why, or only that it was declined", () => {
  expect(isDeclined("declined-too-fast")).toBe(true);
  expect(reasonOfDecline("declined-too-fast")).toBe("too-fast");
  expect(isDeclined("declined")).toBe(true);
  expect(reasonOfDecline("declined")).toBe("");
  for (const reason of ["", "idle", "left", undefined]) expect(isDeclined(reason)).toBe(false);
});
