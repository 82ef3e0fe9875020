import { expect, test } from "vitest";
import { piecesOf } from "./pictures";

const STANDARD = "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1";

test("the standard layout has White above and Black below, fourteen each", () => {
  const pieces = piecesOf("abalone", STANDARD);
  const cells = (side: string) => Object.keys(pieces).filter((cell) => pieces[cell] === side);
  expect(cells("white").sort()).toEqual("g5 g6 g7 h4 h5 h6 h7 h8 h9 i5 i6 i7 i8 i9".split(" "));
  expect(cells("black").sort()).toEqual("a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5".split(" "));
});

test("gaps within a row are counted", () => {
  const pieces = piecesOf("abalone", "s4/ss4/sss4/ssss4/ssss1SSSS/4SSSS/4SSS/4SS/4S 0 0 b 0 1");
  expect(pieces["e4"]).toBe("white");
  expect(pieces["e5"]).toBeUndefined();
  expect(pieces["e6"]).toBe("black");
  expect(pieces["a5"]).toBe("black");
  expect(pieces["f2"]).toBe("white");
});

test("tiles lie where the corner says, with long gaps", () => {
  expect(piecesOf("six", "BR@0,0 20 20 b basic 1")).toEqual({ "0,0": "black", "1,0": "red" });
  expect(piecesOf("six", "12RB/R@-4,-9 0 0 b basic 41")).toEqual({
    "8,-9": "red",
    "9,-9": "black",
    "-4,-8": "red",
  });
});
