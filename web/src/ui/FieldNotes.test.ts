import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import FieldNotes from "./FieldNotes.svelte";

test("an error takes the place of the rule of a field", async () => {
  const { rerender } = render(FieldNotes, { id: "notes", hint: "2 to 40 characters." });
  expect(screen.getByText("2 to 40 characters.")).toBeTruthy();
  await rerender({ id: "notes", hint: "2 to 40 characters.", error: "This name is reserved." });
  expect(screen.queryByText("2 to 40 characters.")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("This name is reserved.");
});
