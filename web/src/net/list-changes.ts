// Lists that the server sends once in full and then as numbered changes: the lobby and the live games.

export interface NumberedList<T> {
  /** The number of the last change that the list includes. */
  n: number;
  games: T[];
}

export interface ListChanges<T> extends NumberedList<T> {
  removed: string[];
}

/** The list after the next changes: games keep their places, and new ones come last. Null if changes are missing. */
export function changed<T extends { name: string }>(
  list: NumberedList<T>,
  { n, games, removed }: ListChanges<T>,
): NumberedList<T> | null {
  if (n !== list.n + 1) return null;
  const fresh = new Map(games.map((game) => [game.name, game]));
  const kept = list.games
    .filter(({ name }) => !removed.includes(name))
    .map((game) => fresh.get(game.name) ?? game);
  const known = new Set(kept.map(({ name }) => name));
  return { n, games: [...kept, ...games.filter(({ name }) => !known.has(name))] };
}
