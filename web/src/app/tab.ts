// The title and the icon of the browser's tab.
const COUNT = /^\(\d+\) /;
// In the corner of the icon; the ring separates it from the hexagon.
const DOT = '<circle cx="28" cy="-28" r="21" fill="#fff"/><circle cx="28" cy="-28" r="16" fill="#d33a2c"/>';

/** The title with the number of games that wait, as "(2) Settings". */
export function withCount(title: string, count: number): string {
  const rest = title.replace(COUNT, "");
  return count > 0 ? `(${String(count)}) ${rest}` : rest;
}

/** The icon with a dot in its corner. */
export function withDot(svg: string): string {
  return svg.replace("</svg>", `${DOT}</svg>`);
}

let shown = 0;
let observer: MutationObserver | null = null;

function write(): void {
  const title = withCount(document.title, shown);
  if (title !== document.title) document.title = title;
}

/** Show in the title how many games wait. Pages set their titles without it. */
export function countInTitle(count: number): void {
  shown = count;
  observer ??= new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  write();
}

let plain = "";
let marked: Promise<string> | null = null;

async function markedIcon(): Promise<string> {
  const svg = await (await fetch(plain)).text();
  return `data:image/svg+xml,${encodeURIComponent(withDot(svg))}`;
}

/** Show in the icon whether a game waits. */
export async function markIcon(isMarked: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  plain ||= link.getAttribute("href") ?? "";
  marked = isMarked ? (marked ?? markedIcon()) : marked;
  link.dataset.wanted = isMarked ? "marked" : "plain";
  const href = isMarked ? await marked?.catch(() => plain) : plain;
  // The answer may have changed while the icon was loading.
  if (href && link.dataset.wanted === (isMarked ? "marked" : "plain")) link.href = href;
}
