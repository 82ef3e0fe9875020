// The page for frames of other sites, as a build of its own: browsers keep separate caches for each site that frames it, so
// it would not profit from files of the client, and it needs few of them.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { BUILD } from "./vite.config.ts";

export default defineConfig({
  plugins: [svelte()],
  logLevel: "warn",
  build: {
    ...BUILD,
    // This build comes first (package.json): the client is added to it.
    emptyOutDir: true,
    rolldownOptions: { ...BUILD.rolldownOptions, input: "embed.html" },
  },
});
