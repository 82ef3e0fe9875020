// Whether the server sends mails, and whom visitors can ask. Asked once.
import { get } from "../../net/http";
import type { Contact } from "../../net/types";

class ContactInfo {
  known = $state<Contact | null>(null);

  async load(): Promise<void> {
    this.known ??= await get<Contact>("/api/contact");
  }

  /** The address behind what the operators wrote, if it is an e-mail address or a web page. */
  get link(): string | undefined {
    const text = this.known?.contact ?? "";
    if (/^https?:\/\/\S+$/.test(text)) return text;
    return /^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;
  }
}

export const contact = new ContactInfo();
