// The names of games on this device.

/** The part of the address, and of the name of a game, that says where it is stored. */
const FOLDER = "device/";

/** The name by which the pages know a game: `/games/NAME` is its address. */
export const nameOfGame = (id: string): string => FOLDER + id;

/** Whether this device stores the game of this name. */
export const isOnDevice = (name: string): boolean => name.startsWith(FOLDER);

/** The id of a game with this name; null if the game is on the server. */
export function idOfName(name: string): string | null {
  return isOnDevice(name) ? name.slice(FOLDER.length) : null;
}
