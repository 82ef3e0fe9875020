// The addresses of profiles.

/** The path of a profile. A name that a path cannot contain is replaced by the player's id. */
export function profilePath({ player, name }: { player: string; name: string }): string {
  const isPossible = !name.includes("/") && name !== "." && name !== "..";
  return `/@/${isPossible ? encodeURIComponent(name) : player}`;
}

/** The name in the path of a profile; empty if it cannot be read. */
export function nameInPath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
