// Announcements for screen readers, and short notices for everyone.

class Announcer {
  /** Screen readers read the live region aloud whenever it changes. */
  text = $state("");

  /** Announce a text. The same text twice is announced twice. */
  say(text: string): void {
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export interface Notice {
  id: number;
  text: string;
  /** The rule that explains it: the notice links to the rule's page. */
  rule?: string;
  /** Where the user can go from here. */
  link?: { href: string; text: string };
  trouble?: boolean;
  /** Whether it is shown until the user closes it. */
  stays?: boolean;
}

const SHOWN_FOR = 6_000;

class Notices {
  shown = $state<Notice[]>([]);
  #count = 0;

  /** Show a notice, for a few seconds unless it stays, and announce it. */
  show(text: string, more: Omit<Notice, "id" | "text"> = {}): void {
    const notice = { id: ++this.#count, text, ...more };
    this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-3);
    announcer.say(text);
    if (!notice.stays) setTimeout(() => this.close(notice.id), SHOWN_FOR);
  }

  close(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

export const announcer = new Announcer();
export const notices = new Notices();
