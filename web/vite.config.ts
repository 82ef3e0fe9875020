import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { BuildOptions } from "vite";
import { defineConfig } from "vitest/config";
import { CHUNKS } from "./chunks.ts";
import { offline } from "./offline.plugin.ts";

// While developing: `hexad serve --no-browser`, then `npm run dev`.
const server = process.env.HEXAD_SERVER ?? "http://127.0.0.1:6161";

/** What the builds of the client and of the page for frames (vite.embed.config.ts) have in common. */
export const BUILD = {
  outDir: "../src/hexad/server/client",
  target: "es2022",
  // The page's policy allows neither inline scripts nor data: fonts.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // How long plugins take depends on the machine and is nothing to warn of.
  rolldownOptions: { checks: { bundlerTimings: false } },
} satisfies BuildOptions;

export default defineConfig({
  plugins: [svelte(), svelteTesting(), offline()],
  build: {
    ...BUILD,
    // The page for frames is there already.
    emptyOutDir: false,
    rolldownOptions: { ...BUILD.rolldownOptions, output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    // As the server sends them: threads of the engine share memory.
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    },
    // The texts that the Python package shares with the client lie outside of this folder.
    fs: { allow: [".."] },
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    setupFiles: "./vitest.setup.ts",
    // Whole boards are much for jsdom on a busy machine.
    testTimeout: 60_000,
    // One world for all files: to make a new one for each takes longer than the tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
  },
});
