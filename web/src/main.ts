import "@fontsource-variable/figtree/wght.css";
import "./app/tokens.css";
import "./app/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { PAGES, router } from "./app/router.svelte";
import { prepare } from "./texts";
import { settle } from "./texts/language";

settle();
// Load the page's code while the texts load.
void PAGES[router.route.page]();
await prepare();
mount(App, { target: document.body });

// The service worker downloads the whole client: wait until the page is in use.
const SETTLED = 5_000;

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  setTimeout(() => void navigator.serviceWorker.register("/sw.js"), SETTLED);
}
