import "@fontsource-variable/figtree/wght.css";
import "./app/tokens.css";
import "./app/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { prepare } from "./texts";
import { settle } from "./texts/language";

settle();
await prepare();
mount(App, { target: document.body });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js"));
}
