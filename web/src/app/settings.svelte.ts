// The user's settings, stored in this browser.
import { isEmbedded } from "./embedded";

export interface Choices {
  theme: "auto" | "light" | "dark";
  pieces: "classic" | "colour-blind";
  motion: "auto" | "full" | "reduced";
  sounds: boolean;
  /** Notifications of the browser, if it allows them. */
  notifications: boolean;
  coordinates: boolean;
  /** A move is shown first and played when it is confirmed. */
  confirm: boolean;
  /** Six: shapes that need one more tile are marked. */
  threats: boolean;
  /** Show only the board and the clocks. */
  zen: boolean;
  /** Whether letters and other characters are shortcuts. */
  letters: boolean;
}

const DEFAULTS: Choices = {
  theme: "auto",
  pieces: "classic",
  motion: "auto",
  sounds: true,
  notifications: false,
  coordinates: true,
  confirm: false,
  threats: false,
  zen: false,
  letters: true,
};

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** A value stored in this browser; a value that cannot be read counts as missing. */
export function remembered<T extends object>(name: string, otherwise: T): T {
  if (isEmbedded) return { ...otherwise };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`hexad.${name}`) ?? "{}");
    return { ...otherwise, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...otherwise };
  }
}

/** Store a value. A browser that stores nothing is no error. */
export function remember(name: string, value: object): void {
  if (isEmbedded) return;
  try {
    localStorage.setItem(`hexad.${name}`, JSON.stringify(value));
  } catch {
    return;
  }
}

class Settings {
  chosen = $state<Choices>(remembered("settings", DEFAULTS));
  #isDark = $state(dark.matches);
  #isStill = $state(still.matches);

  theme = $derived<"light" | "dark">(
    this.chosen.theme === "auto" ? (this.#isDark ? "dark" : "light") : this.chosen.theme,
  );
  /** Whether animations are shown. */
  moves = $derived(this.chosen.motion === "auto" ? !this.#isStill : this.chosen.motion === "full");

  constructor() {
    dark.addEventListener("change", () => (this.#isDark = dark.matches));
    still.addEventListener("change", () => (this.#isStill = still.matches));
    $effect.root(() => {
      $effect(() => this.#show());
      $effect(() => remember("settings", this.chosen));
    });
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.pieces = this.chosen.pieces;
    root.dataset.motion = this.moves ? "full" : "reduced";
  }
}

export const settings = new Settings();
