// The scroll position of each page in the history. The browser would restore it before the page has its content.

/** Milliseconds without scrolling until the position is stored. */
const SETTLED = 120;
const USER_INPUT = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The state of a history entry whose page has just been opened. */
export const AT_THE_TOP = { scroll: 0 };

let timer: ReturnType<typeof setTimeout> | undefined;
/** Ends the restoring of a position. */
let stop: (() => void) | undefined;

/** Store the scroll position of the current page in its history entry. */
export function saveScroll(): void {
  clearTimeout(timer);
  // While a position is restored, the page may be too short for it.
  if (!stop) history.replaceState({ ...history.state, scroll: scrollY }, "");
}

/** Store the position whenever the user has scrolled, and restore it after a reload. */
export function keepScroll(): void {
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(saveScroll, SETTLED);
  });
  restoreScroll();
}

/** Scroll to the top of a page that was just opened. */
export function scrollToTop(): void {
  clearTimeout(timer);
  stop?.();
  scrollTo(0, 0);
}

/**
 * Scroll to where the page of the current history entry was left, as soon as it is high enough. The page is drawn in
 * steps, and each of them may change its height. How long they take depends on the machine and on the network, so the
 * position is kept until the user does something or the page is scrolled otherwise.
 */
export function restoreScroll(): void {
  clearTimeout(timer);
  stop?.();
  const top: unknown = history.state?.scroll;
  if (typeof top !== "number") return;
  const isThere = (): boolean => Math.abs(scrollY - top) < 1;
  /** The height with which the page was last scrolled to the position. */
  let height: number | undefined;
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    height = isThere() ? document.body.offsetHeight : undefined;
  });
  const end = (): void => stop?.();
  // A page that becomes shorter is scrolled, too: the position is lost for the time being, but not given up.
  const scrolled = (): void => {
    if (!isThere() && document.body.offsetHeight === height) end();
  };
  stop = () => {
    observer.disconnect();
    for (const input of USER_INPUT) removeEventListener(input, end);
    removeEventListener("scroll", scrolled);
    stop = undefined;
  };
  observer.observe(document.body);
  for (const input of USER_INPUT) addEventListener(input, end);
  addEventListener("scroll", scrolled);
}
