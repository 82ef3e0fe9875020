// The form for a new game. Most visitors never open it: it is loaded when it is needed.
import { load } from "../../texts";

export async function loadNewGame() {
  const [form] = await Promise.all([import("./NewGame.svelte"), load("new-game")]);
  return form.default;
}

export type NewGameForm = Awaited<ReturnType<typeof loadNewGame>>;
