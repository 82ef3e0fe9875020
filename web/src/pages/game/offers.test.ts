import { expect, test } from "vitest";
import { standingOffer } from "./offers";

const draw = { by: 1, waits_for: [0] };

test("an offer of the other waits for us", () => {
  expect(standingOffer({ draw }, [0])).toEqual({ kind: "draw", by: 1, isMine: false });
});
test("our own offer waits for the other", () => {
  expect(standingOffer({ draw }, [1])).toEqual({ kind: "draw", by: 1, isMine: true });
});
test("what waits for us comes first", () => {
  expect(standingOffer({ takeback: { by: 0, waits_for: [1] }, draw }, [0])?.kind).toBe("draw");
});
test("at a table of four one may have agreed already", () => {
  expect(standingOffer({ draw: { by: 1, waits_for: [2, 3] } }, [0])?.isMine).toBe(true);
});
test("those who watch are asked nothing", () => {
  expect(standingOffer({ draw }, [])).toBeNull();
  expect(standingOffer(undefined, [0])).toBeNull();
});
