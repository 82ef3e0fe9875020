// Whether the cell with the focus is outlined: the keyboard shows the outline, and a click hides it. While it is shown,
// the arrow keys belong to the board and go from cell to cell. Otherwise the board leaves them to the page, where they go
// through the moves of a game. So a press never does both, and the screen shows which of the two it does.
import { isArrow } from "./arrow-keys";

export class FocusOutline {
  isShown = $state(false);

  /** A cell got the focus, from the keyboard or from a click, which has hidden the outline before. */
  focused({ target }: Pick<FocusEvent, "target">): void {
    this.isShown ||= target instanceof Element && target.matches(":focus-visible");
  }

  /** Whether the board leaves a key to the page. With Shift, arrow keys move marbles in any case. */
  leaves({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    return isArrow(key) && !shiftKey && !this.isShown;
  }
}
