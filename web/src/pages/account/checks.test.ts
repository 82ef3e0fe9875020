import { describe, expect, it } from "vitest";
import { checkEmail, checkLogin, checkName, checkPassword } from "./checks";

describe("fields of accounts", () => {
  it.each([
    [checkName, "Zoë", true],
    [checkName, " ", false],
    [checkName, "x".repeat(41), false],
    [checkLogin, "ada", true],
    [checkLogin, " ada ", true],
    [checkLogin, "a", false],
    [checkLogin, "a b", false],
    [checkPassword, "12345678", true],
    [checkPassword, "1234567", false],
    [checkPassword, "🎲🎲🎲🎲", false],
    [checkPassword, "x".repeat(201), false],
    [checkEmail, "ada@example.org", true],
    [checkEmail, " ada@bücher.example ", true],
    [checkEmail, "ada@example", false],
    [checkEmail, "ada", false],
    [checkEmail, "a@b@example.org", false],
    [checkEmail, "ada@example..org", false],
  ])("%o: %j", (check, text, isRight) => {
    expect(check(text) === undefined).toBe(isRight);
  });
});
