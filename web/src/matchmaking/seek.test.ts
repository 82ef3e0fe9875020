import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { me } from "../net/me.svelte";
import type { ClientMessage, ServerMessage } from "../net/types";
import { Search } from "./seek.svelte";
import type { TabMessage, Tabs } from "./tabs";
import { usualWish } from "./wishes";

const BLITZ = usualWish("abalone", "300+3", false);
const RAPID = usualWish("six", "600", false);

interface OpenTab {
  hear: (message: TabMessage) => void;
  close: () => void;
}

/** The tabs of a browser, each with a connection of its own. */
class Browser {
  readonly #tabs: OpenTab[] = [];

  open() {
    const sent: ClientMessage[] = [];
    let answer: (message: ServerMessage) => void = () => undefined;
    const connection = {
      use: (listener: (message: ServerMessage) => void, opened: () => void) => {
        answer = listener;
        opened();
        return () => undefined;
      },
      send: (message: ClientMessage) => sent.push(message) > 0,
    };
    let own: OpenTab | undefined;
    const tabs: Tabs = {
      tell: (message) => this.#tabs.filter((tab) => tab !== own).forEach((tab) => tab.hear(message)),
      listen: (hear, close) => {
        this.#tabs.push((own = { hear, close }));
        return () => undefined;
      },
    };
    const search = new Search(connection, tabs);
    search.follow();
    const close = () => {
      if (own) this.#tabs.splice(this.#tabs.indexOf(own), 1);
      own?.close();
    };
    return { search, sent, close, answer: (message: ServerMessage) => answer(message) };
  }
}

const found = (message: ClientMessage) => message.type === "seek";

describe("the search for an opponent", () => {
  let browser: Browser;

  beforeEach(() => {
    sessionStorage.clear();
    me.known = { player: "ann", name: "Ann", has_account: true };
    browser = new Browser();
  });
  afterEach(() => {
    me.known = null;
  });

  it("is shown in all tabs, also in those that are opened later", () => {
    const [first, second] = [browser.open(), browser.open()];
    first.search.begin(BLITZ);
    sessionStorage.clear(); // each tab has a storage of its own
    expect(second.search.wish).toEqual(BLITZ);
    first.answer({ type: "seeking", ...BLITZ, window: 400 });
    const third = browser.open();
    for (const { search } of [second, third]) {
      expect(search.answer?.window).toBe(400);
      expect(search.since).toBe(first.search.since);
    }
    expect([...second.sent, ...third.sent].filter(found)).toEqual([]);
  });

  it("can be ended in any of them", () => {
    const [first, second, third] = [browser.open(), browser.open(), browser.open()];
    first.search.begin(BLITZ);
    second.search.end();
    expect([first, second, third].map(({ search }) => search.wish)).toEqual([null, null, null]);
    expect(first.sent.at(-1)).toEqual({ type: "seek", on: false });
    expect(second.sent.filter(found)).toEqual([]);
  });

  it("is replaced by that of another tab, whatever the server says first", () => {
    const [first, second, third] = [browser.open(), browser.open(), browser.open()];
    first.search.begin(BLITZ);
    second.search.begin(RAPID);
    first.answer({ type: "seeking", on: false, reason: "elsewhere" });
    expect([first, second, third].map(({ search }) => search.wish)).toEqual([RAPID, RAPID, RAPID]);
    first.search.end();
    expect(second.sent.at(-1)).toEqual({ type: "seek", on: false });
  });

  it("ends with its tab", () => {
    const [first, second] = [browser.open(), browser.open()];
    first.search.begin(BLITZ);
    first.close();
    expect(second.search.wish).toBeNull();
  });

  it("is that of another player in tabs that have not noticed a new one", () => {
    const first = browser.open();
    first.search.begin(BLITZ);
    me.known = { player: "bob", name: "Bob", has_account: true };
    sessionStorage.clear();
    const second = browser.open();
    expect(second.search.wish).toBeNull();
  });
});
