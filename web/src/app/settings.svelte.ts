// What people choose for themselves. It is kept in this browser.

export interface Choices {
  theme: "auto" | "light" | "dark";
  pieces: "classic" | "colour-blind";
  motion: "auto" | "full" | "reduced";
  sounds: boolean;
  coordinates: boolean;
  /** A move is shown first and played when it is confirmed. */
  confirm: boolean;
  /** Six: shapes that need one more tile are marked. */
  threats: boolean;
  /** Nothing but the board and the clocks. */
  zen: boolean;
}

const DEFAULTS: Choices = {
  theme: "auto",
  pieces: "classic",
  motion: "auto",
  sounds: true,
  coordinates: true,
  confirm: false,
  threats: false,
  zen: false,
};

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Something that is remembered in this browser; what can not be read is forgotten. */
export function remembered<T extends object>(name: string, otherwise: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`hexad.${name}`) ?? "{}");
    return { ...otherwise, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...otherwise };
  }
}

/** Keep it. A browser that keeps nothing is no reason to stop. */
export function remember(name: string, value: object): void {
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
  /** Whether things may move. */
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
