// Which modules of the client are loaded together. A few files that are needed together come together: many small ones
// come later. What the first page does not need is not in its files; tests/web/test_first_page.py limits their size.

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** The ids of components. */
const components = (...names: string[]) => names.map((name) => `${import.meta.dirname}/src/${name}.svelte`);

/** Collect the modules that a module imports, directly or not. */
function collect(id: string, modules: Modules, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules, found);
}

/** A chunk of what some modules share with others. */
function sharedBy(name: string, ids: string[], priority: number) {
  let found: Set<string> | undefined;
  const nameOf = (id: string, modules: Modules) => {
    if (!found) for (const first of ids) collect(first, modules, (found ??= new Set()));
    return found?.has(id) ? name : null;
  };
  return { name: nameOf, debugName: name, minShareCount: 2, priority };
}

export const CHUNKS = [
  // The frame around all pages.
  { name: "core", tags: ["$initial" as const], priority: 7 },
  // Small pictures of positions: most pages have some.
  { name: "pictures", test: /web\/src\/games\/pictures\.ts/, priority: 6 },
  // What the first page shares with others.
  sharedBy("shared", components("pages/home/Home"), 5),
  // The same for what is loaded after it, and for what is loaded when it comes into view.
  sharedBy("shared-later", components("matchmaking/Matchmaking", "matchmaking/Grid"), 4),
  sharedBy("shared-daily", components("pages/home/DailyPuzzles"), 3),
  // The start positions of Abalone, and the rules: the core, and what the pages make of it.
  { name: "layouts", test: /web\/src\/core\/layouts\.generated/, priority: 2 },
  { name: "rules", test: /web\/src\/(?:core|positions)\//, minShareCount: 2, priority: 2 },
  // Boards to play on.
  { name: "board", test: /web\/src\/(?:board|games|live)\//, minShareCount: 2, priority: 1 },
  // Icons, controls and words of several other pages. A package that few pages need is loaded by them.
  {
    name: "controls",
    test: /node_modules(?!\/uqr)|web\/src\/(?:ui\/|texts\/\w+\.ts|pages\/game\/)/,
    minShareCount: 2,
    priority: 0,
  },
];
