import { pathToFileURL } from "node:url";
import { load as loadCore } from "./src/core";

// What jsdom lacks and the client asks for: a screen that says what it is like, and elements that have a size.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

globalThis.ResizeObserver = class {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
};

// Pages come with their texts; here all of them are open at once.
const { load } = await import("./src/texts");
await Promise.all(
  (
    [
      "analysis",
      "board",
      "design",
      "device",
      "game",
      "keys",
      "learn",
      "new-game",
      "practice",
      "refusals",
      "settings",
      "watch",
    ] as const
  ).map(load),
);

HTMLMediaElement.prototype.play = () => Promise.resolve();

// Tests run in Node, where the core is a file.
await loadCore(pathToFileURL(`${import.meta.dirname}/src/core/hexad.wasm`));
