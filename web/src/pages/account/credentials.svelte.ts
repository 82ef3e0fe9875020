// What opens an account: its sessions or its tokens. Each can be ended.
import { notices } from "../../app/announce.svelte";
import { get, remove } from "../../net/http";
import { t } from "../../texts";

export class Credentials<T extends { id: string }> {
  items = $state.raw<T[]>([]);

  constructor(
    private readonly path: string,
    /** The key of what is said when one has ended. */
    private readonly ended: string,
  ) {}

  async load(): Promise<void> {
    // Without the list, everything else on the page still works.
    this.items = await get<T[]>(this.path).catch(() => this.items);
  }

  /** End one; returns whether it has ended. */
  async end({ id }: T): Promise<boolean> {
    try {
      await remove(`${this.path}/${id}`);
      notices.show(t(this.ended));
      return true;
    } catch (error) {
      notices.show((error as Error).message || t("shell-no-server"), { trouble: true });
      return false;
    } finally {
      await this.load();
    }
  }
}
