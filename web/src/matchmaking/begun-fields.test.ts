import { afterEach, beforeEach, expect, test } from "vitest";
import { BegunFields } from "./begun-fields";

let fields: BegunFields;
let leave: () => void;

beforeEach(() => {
  document.body.innerHTML = `<textarea></textarea><input id="search" type="search"><input id="name" value="Ann">`;
  fields = new BegunFields();
  leave = fields.follow();
});
afterEach(() => {
  leave();
  document.body.innerHTML = "";
});

function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field) field.value = text;
  field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

test("a field that the user has not touched is not begun", () => {
  expect(fields.hasText).toBe(false);
});

test("a field with a text is begun until it is empty or gone", () => {
  type("textarea", "Ann\nB");
  expect(fields.hasText).toBe(true);
  type("textarea", "");
  expect(fields.hasText).toBe(false);
  type("textarea", "Ann");
  document.querySelector("textarea")?.remove();
  expect(fields.hasText).toBe(false);
});

test("a search is done again at once", () => {
  type("#search", "ann");
  expect(fields.hasText).toBe(false);
});
