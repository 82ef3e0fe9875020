// The scroll position of each page in the history. The browser would restore it before the page has its content.

/** Milliseconds without scrolling until the position is stored. */
const SETTLED = 120;
/** Milliseconds in which a page may still grow to the height that it had. */
const GROWING = 3_000;
const USER_INPUT = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let timer: ReturnType<typeof setTimeout> | undefined;
let stop: (() => void) | undefined;

/** Store the scroll position of the current page in its history entry. */
export function saveScroll(): void {
  clearTimeout(timer);
  // While a position is restored, the page may be too short for it.
  if (!stop) history.replaceState({ ...history.state, scroll: scrollY }, "");
  stop?.();
}

/** Store the position whenever the user has scrolled, and restore it after a reload. */
export function keepScroll(): void {
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(() => !stop && saveScroll(), SETTLED);
  });
  restoreScroll();
}

/** Scroll to where the page of the current history entry was left, as soon as it is high enough. */
export function restoreScroll(): void {
  clearTimeout(timer);
  stop?.();
  const top: unknown = history.state?.scroll;
  if (typeof top !== "number") return;
  // The page is drawn in steps; each of them may change its height.
  const observer = new ResizeObserver(() => scrollTo(0, top));
  observer.observe(document.body);
  const ending = setTimeout(() => stop?.(), GROWING);
  stop = () => {
    observer.disconnect();
    clearTimeout(ending);
    for (const input of USER_INPUT) removeEventListener(input, end);
    stop = undefined;
  };
  const end = (): void => stop?.();
  for (const input of USER_INPUT) addEventListener(input, end);
}
