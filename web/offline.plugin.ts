// Writes the service worker, with the names of all files of this build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PUBLIC = new URL("./public/", import.meta.url);
const TEXTS = new URL("./src/texts/", import.meta.url);

/** The printed rules in every language, and what their pages load. */
function rulebook(): string[] {
  const languages = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pages = languages.map(({ name }) => `/rulebook/${name}`).sort();
  const parts = ["rulebook.css", "figtree.woff2", "figtree-ext.woff2", "icon.svg"];
  return [...pages, ...parts.map((name) => `/static/${name}`)];
}

export function offline(): Plugin {
  return {
    name: "hexad-offline",
    apply: "build",
    generateBundle: {
      // After Vite has removed chunks that only import others.
      order: "post",
      handler(_, bundle) {
        const assets = Object.keys(bundle)
          // The server sends no sources: what is loaded as a worker is there as a script, too.
          .filter((name) => name.startsWith("assets/") && !name.endsWith(".ts"))
          .sort()
          .map((name) => `/${name}`);
        const icons = readdirSync(PUBLIC).sort();
        const files = ["/", ...icons.map((name) => `/${name}`), ...assets];
        const source = readFileSync(new URL("./service-worker.js", import.meta.url), "utf8");
        const version = createHash("sha256")
          .update(JSON.stringify([files, rulebook()]))
          .update(source)
          .digest("hex")
          .slice(0, 12);
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: source
            .replace("__VERSION__", version)
            .replace("__FILES__", JSON.stringify(files))
            .replace("__RULEBOOK__", JSON.stringify(rulebook())),
        });
      },
    },
  };
}
