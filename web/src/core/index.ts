// Abalone and Six: rules, explanations and the engine, compiled to WebAssembly.

export { Board, type Start, startFen } from "./board.ts";
export { Engine, type EngineSettings, FULL } from "./engine.ts";
export { canShareMemory } from "./engine-process.ts";
export { ABALONE_LAYOUTS } from "./layouts.generated.ts";
export { load } from "./module.ts";
export { CoreError, type RefusalKind } from "./refusal.ts";
export { chances, winIn } from "./score.ts";
export * from "./types.ts";
