import { load } from "./src/texts";

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

HTMLMediaElement.prototype.play = () => Promise.resolve();

// Pages come with their texts; here all of them are open at once.
await Promise.all([load("analysis"), load("design"), load("game")]);

HTMLMediaElement.prototype.play = () => Promise.resolve();
