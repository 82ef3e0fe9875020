// The page for frames of other sites. It has no session, no socket and no service worker.
import "@fontsource-variable/figtree/wght.css";
import "../app/tokens.css";
import "../app/base.css";
import "./embed.css";
import { mount } from "svelte";
import { settings } from "../app/settings.svelte";
import { load as loadCore } from "../core";
import { load, t } from "../texts";
import Embed from "./Embed.svelte";
import { lookOf, sentWith } from "./page";

const look = lookOf(location.search);
settings.chosen.theme = look.theme;
// Readers of another site expect no sounds.
settings.chosen.sounds = false;

const sent = sentWith(document);
const areas = sent.puzzle ? (["practice", "puzzle"] as const) : [];
// The core loads while the texts do. The component that needs it says what cannot be loaded.
loadCore().catch(() => undefined);
const isReady = await Promise.all((["embed", "board", "game", "watch", ...areas] as const).map(load)).then(
  () => true,
  () => false,
);
if (isReady) mount(Embed, { target: document.body, props: { sent, look } });
else document.body.textContent = t("shell-page-failed");
