// Starting games: ask the server, and go there.
import { serverStatus } from "../../app/server-status.svelte";
import { remember, remembered } from "../../app/settings.svelte";
import { PAGES, router } from "../../app/router.svelte";
import { errorText, get, post, RefusedError } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { GameName, GameState, LobbyMessage } from "../../net/types";
import { t } from "../../texts";
import { FIRST_CHOICE, invitationOf, match, needsNobodyElse, type Chosen } from "./invitation";
import { rememberGame } from "./recent-games";

/** What was chosen the last time. */
export function lastChoice(): Chosen {
  const last = remembered("new-game", FIRST_CHOICE);
  return { ...last, levels: { ...FIRST_CHOICE.levels, ...last.levels } };
}

/** Choose the same level the next time. */
export function rememberLevel(game: GameName, level: number): void {
  const last = lastChoice();
  rememberChoice({ ...last, levels: { ...last.levels, [game]: level } });
}

/** Choose the same the next time. */
export function rememberChoice(chosen: Chosen): void {
  remember("new-game", chosen);
}

/** Whether a game is stored on this device: the user has chosen so, or there is no server. */
export function isForDevice(chosen: Chosen): boolean {
  return needsNobodyElse(chosen) && (chosen.onDevice || serverStatus.isUnreachable);
}

/** Set up the game, or join an equal game of the lobby, and go to its page. */
export async function start(chosen: Chosen): Promise<void> {
  loadGamePage();
  if (isForDevice(chosen)) {
    const { startOnDevice } = await import("../../device/start");
    router.go(`/games/${await startOnDevice(invitationOf(chosen, Math.random()), me.known?.name ?? "")}`);
    return;
  }
  const { player, has_account } = await me.ask();
  const invitation = invitationOf(chosen, Math.random(), has_account);
  if (invitation.listed) {
    const { games } = await get<LobbyMessage>("/api/lobby/");
    const found = match(invitation, games, player, chosen.colour === "random");
    if (found && (await isJoined(found.name))) return;
  }
  const { game } = await post<GameState>("/api/games/", invitation);
  arrive(game);
}

/** Challenge a player, who alone may take the open seat. The game is not private, since it is nobody's secret. */
export async function challenge(chosen: Chosen, to: string): Promise<void> {
  const { has_account } = await me.ask();
  const invitation = invitationOf(chosen, Math.random(), has_account);
  await post<GameState>("/api/games/", { ...invitation, listed: true, to });
}

/** Take a seat, and go to the game. */
export async function join(game: string): Promise<void> {
  loadGamePage();
  await me.ask();
  await post(`/api/games/${game}/join`, {});
  arrive(game);
}

/** Call off a game that has not begun. */
export async function cancel(game: string): Promise<void> {
  await post(`/api/games/${game}/acts`, { type: "abort" });
}

/** The text of an error. */
export function startErrorText(error: unknown): string {
  return errorText(error, t("home-unreachable"));
}

/** Load the page's code while the server answers. The page itself says what cannot be loaded. */
function loadGamePage(): void {
  PAGES.game().catch(() => undefined);
}

function arrive(game: string): void {
  rememberGame(game);
  router.go(`/games/${game}`);
}

/** Join a game; false if another player has taken the seat first. */
async function isJoined(game: string): Promise<boolean> {
  try {
    await join(game);
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 409) return false;
    throw error;
  }
}
