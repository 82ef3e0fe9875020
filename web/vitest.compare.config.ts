// Comparisons with answers of the server, which tests/wasm/test_positions.py writes into the file that ANSWERS names.
import { mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

// `include` of both would be merged.
const { test, ...rest } = base;

export default mergeConfig(rest, { test: { ...test, include: ["src/**/*.compare.ts"] } });
