import { beforeEach, describe, expect, it } from "vitest";
import type { PlayerMessage } from "../net/types";
import { Chat, PHRASES, usualPhrases } from "./chat.svelte";

function said(number: number, seat: number): PlayerMessage {
  return { number, seat, time: 0, phrase: "hello" };
}

function heard(chat: Chat, ...messages: PlayerMessage[]): void {
  chat.hear({ type: "messages", game: "g", messages, chat: [false, false] }, [0]);
}

beforeEach(() => localStorage.clear());

describe("messages", () => {
  it("counts what others wrote and was not seen, also before the page was opened", () => {
    const chat = new Chat("g");
    heard(chat, said(1, 1), said(2, 0));
    expect(chat.unread).toBe(1);
    chat.toggle();
    expect(chat.unread).toBe(0);
    const later = new Chat("g");
    heard(later, said(1, 1), said(2, 0), said(3, 1));
    expect(later.unread).toBe(1);
  });

  it("adds each message once, in order, after a reconnect, too", () => {
    const chat = new Chat("g");
    heard(chat, said(1, 1));
    heard(chat, said(1, 1), said(3, 1));
    expect(chat.messages.map(({ number }) => number)).toEqual([1, 3]);
    expect(chat.last).toBe(3);
  });

  it("announces what others write from now on, and nothing if it is muted", () => {
    const chat = new Chat("g");
    const told: number[] = [];
    chat.onmessage = ({ number }) => told.push(number);
    heard(chat, said(1, 1));
    heard(chat, said(2, 0), said(3, 1));
    expect(told).toEqual([3]);
    chat.mute(true);
    heard(chat, said(4, 1));
    expect(told).toEqual([3]);
    expect(chat.unread).toBe(0);
    expect(new Chat("g").isMuted).toBe(true);
    expect(new Chat("h").isMuted).toBe(false);
  });
});

describe("phrases", () => {
  it("fit the moment, and are few", () => {
    expect(usualPhrases(0, false, false)).toContain("good-luck");
    expect(usualPhrases(20, false, false)).not.toContain("good-luck");
    expect(usualPhrases(20, true, false)).toContain("good-game");
    for (const ply of [0, 20]) expect(usualPhrases(ply, false, false).length).toBeLessThanOrEqual(6);
    expect(PHRASES).toHaveLength(14);
  });

  it("are greetings alone between partners, and none after the first move", () => {
    expect(usualPhrases(0, false, true)).toEqual(["hello", "good-luck", "have-fun"]);
    expect(usualPhrases(1, false, true)).toEqual([]);
    expect(usualPhrases(1, true, true)).toContain("good-game");
  });
});
