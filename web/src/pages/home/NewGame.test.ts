import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Invitation } from "../../net/types";
import { FIRST_CHOICE } from "./invitation";
import NewGame from "./NewGame.svelte";

let sent: Invitation[];
let refusal: string;

beforeEach(() => {
  sent = [];
  refusal = "";
  localStorage.clear();
  history.replaceState(null, "", "/");
  // What jsdom has not: dialogs, and a server.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => Promise.resolve(answer(path, request)));
});

function answer(path: string, request: RequestInit): Response {
  if (path === "/api/me") return Response.json({ player: "p", name: "Guest", has_account: false });
  if (path === "/api/lobby/") return Response.json({ type: "lobby", games: [] });
  if (refusal) return Response.json({ type: "refused", code: "no", text: refusal }, { status: 422 });
  sent.push(JSON.parse(request.body as string) as Invitation);
  return Response.json({ game: "abc", version: 1 });
}

function open() {
  render(NewGame, { first: FIRST_CHOICE, onclose: () => undefined });
}

const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const begin = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a game of Abalone is set up as it was chosen, and gone to", async () => {
  open();
  await begin("All 24");
  await choose("Star");
  await fireEvent.input(screen.getByRole("slider"), { target: { value: "4" } });
  await choose("5+3");
  await choose(/White/);
  await begin("Play");
  await vi.waitFor(() => expect(location.pathname).toBe("/games/abc"));
  expect(sent).toEqual([
    {
      game: "abalone",
      chairs: [{ who: "engine", level: 4 }, { who: "me" }],
      options: { layout: "star", repetition: 3 },
      control: "300+3",
    },
  ]);
  expect(localStorage.getItem("hexad.new-game")).toContain('"abalone":4');
  expect(localStorage.getItem("hexad.games")).toContain("abc");
});

test("four sit down to Six, and one of them must be me", async () => {
  open();
  await choose("Six");
  await choose(/Four/);
  await choose(/Anyone/);
  expect(screen.getByText(/Partners may neither talk about the game nor give each other signs/)).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
  await fireEvent.change(screen.getByRole("combobox", { name: "Black 1" }), { target: { value: "engine" } });
  expect(screen.getByRole("alert").textContent).toContain("seat for yourself");
  expect(screen.getByRole("button", { name: "Open the game" })).toHaveProperty("disabled", true);
  await fireEvent.change(screen.getByRole("combobox", { name: "Red 1" }), { target: { value: "me" } });
  await begin("Open the game");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.chairs.map((chair) => chair.who)).toEqual(["engine", "me", "anyone", "anyone"]);
  expect(sent[0]?.listed).toBe(true);
});

test("a refusal is told in the server's words", async () => {
  refusal = "You have 50 games that are not over: finish or abort one of them first.";
  open();
  await begin("Play");
  expect((await screen.findByRole("alert")).textContent).toBe(refusal);
  expect(location.pathname).toBe("/");
});
