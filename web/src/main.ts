import "@fontsource-variable/figtree/wght.css";
import "./app/tokens.css";
import "./app/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import Failed from "./app/Failed.svelte";
import { PAGES, router } from "./app/router.svelte";
import { prepare } from "./texts";
import { settle } from "./texts/language";

settle();
// It is for programs that do not run this script: here, the address changes without a new page.
document.querySelector("link[rel=canonical]")?.remove();
// Load the page's code while the texts load. The page itself says what cannot be loaded.
PAGES[router.route.page]().catch(() => undefined);
// Not awaited here: the file of the texts imports from this one, and would wait until this one has ended.
void prepare().then(
  () => mount(App, { target: document.body }),
  () => mount(Failed, { target: document.body }),
);
