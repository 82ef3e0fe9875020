// What the tabs of a browser tell each other about the search for an opponent: it belongs to the socket of one tab, and all
// of them show it.
import type { SeekingMessage } from "../net/types";
import type { Wish } from "./wishes";

export interface SharedSearch {
  wish: Wish;
  answer: SeekingMessage | null;
  since: number;
}

export type TabMessage =
  /** A new tab asks whether another one searches. */
  | { type: "ask" }
  /** The search of a tab, for this player; null when it has ended. */
  | { type: "search"; tab: string; player: string; search: SharedSearch | null }
  /** The user ends the search of another tab. */
  | { type: "end" }
  /** The search has found a game. */
  | { type: "found"; game: string };

export interface Tabs {
  tell: (message: TabMessage) => void;
  /** Begin to listen; returns a function that ends it. `leave` is called when the page is closed. */
  listen: (hear: (message: TabMessage) => void, leave: () => void) => () => void;
}

/** The other tabs of this browser. */
export class BrowserTabs implements Tabs {
  #channel: BroadcastChannel | undefined;

  tell(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  listen(hear: (message: TabMessage) => void, leave: () => void): () => void {
    const channel = (this.#channel = new BroadcastChannel("hexad-search"));
    channel.onmessage = ({ data }) => hear(data as TabMessage);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      channel.close();
      this.#channel = undefined;
    };
  }
}
