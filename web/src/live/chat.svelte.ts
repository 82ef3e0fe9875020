// What the players of a game write to each other: what was heard, what is unread, and what is sent.
import { remember, remembered } from "../app/settings.svelte";
import { post, put } from "../net/http";
import type { PlayerMessage, PlayerMessages } from "../net/types";

export type Phrase = NonNullable<PlayerMessage["phrase"]>;

// In the order of a game.
const BEFORE: Phrase[] = ["hello", "good-luck", "have-fun"];
const DURING: Phrase[] = ["good-move", "sorry", "one-moment", "back-again", "thanks", "you-are-welcome"];
const AFTER: Phrase[] = ["good-game", "well-played", "thanks", "rematch", "must-go", "goodbye"];
export const PHRASES: Phrase[] = [...new Set([...BEFORE, ...DURING, ...AFTER])];

/** The phrases that fit the moment. Partners may only greet, before the first move. */
export function usualPhrases(ply: number, isOver: boolean, hasPartner: boolean): Phrase[] {
  if (isOver) return AFTER;
  if (hasPartner) return ply === 0 ? BEFORE : [];
  return ply < 4 ? [...BEFORE, ...DURING.slice(0, 3)] : DURING;
}

export class Chat {
  messages = $state.raw<PlayerMessage[]>([]);
  /** The seats that allow free messages. */
  allowed = $state.raw<boolean[]>([]);
  isOpen = $state(false);
  isMuted = $state(false);
  #read = $state(0);
  #mine = $state.raw<number[]>([]);
  /** Messages of others that were not seen yet. */
  unread = $derived(
    this.isMuted
      ? 0
      : this.messages.filter(({ number, seat }) => number > this.#read && !this.#mine.includes(seat)).length,
  );
  /** Called with each message of another player that arrives while the game is open. */
  onmessage: (message: PlayerMessage) => void = () => undefined;
  #isFirst = true;

  constructor(private readonly game: string) {
    const kept = remembered(this.#name, { read: 0, muted: false });
    this.#read = kept.read;
    this.isMuted = kept.muted;
  }

  /** The number of the last message that is known. */
  get last(): number {
    return this.messages.at(-1)?.number ?? 0;
  }

  hear({ messages, chat }: PlayerMessages, mine: number[]): void {
    const news = messages.filter(({ number }) => number > this.last);
    this.#mine = mine;
    this.allowed = chat;
    this.messages = [...this.messages, ...news];
    if (this.isOpen) this.markRead();
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (isFirst || this.isMuted) return;
    for (const message of news) if (!mine.includes(message.seat)) this.onmessage(message);
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
    if (this.isOpen) this.markRead();
  }

  markRead(): void {
    if (this.last > this.#read) this.#keep(this.last, this.isMuted);
  }

  mute(muted: boolean): void {
    this.#keep(Math.max(this.last, this.#read), muted);
  }

  /** Send a phrase or a text. Tried again with the same id, it is stored once. */
  async say(message: { phrase: Phrase } | { text: string }): Promise<void> {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
    await post(`/api/games/${this.game}/messages`, { id, ...message });
  }

  /** Allow free messages, or not any more. */
  async allow(on: boolean): Promise<void> {
    await put(`/api/games/${this.game}/chat`, { on });
  }

  get #name(): string {
    return `chat.${this.game}`;
  }

  #keep(read: number, muted: boolean): void {
    this.#read = read;
    this.isMuted = muted;
    remember(this.#name, { read, muted });
  }
}
