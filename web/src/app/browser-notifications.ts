// Notifications of the browser, outside the page. They need a permission, which is asked for only in the settings.
import { linkTo } from "../texts";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export type Permission = NotificationPermission | "insecure" | "unsupported";

/** Whether the browser allows notifications. It does only on pages that were opened over HTTPS or on localhost. */
export function permission(): Permission {
  if (!isSecureContext) return "insecure";
  return "Notification" in window ? Notification.permission : "unsupported";
}

/** Ask the user for the permission, if the browser has not decided; returns the answer. */
export async function askPermission(): Promise<Permission> {
  return permission() === "default" ? Notification.requestPermission() : permission();
}

/** Show a notification about a game, in place of an earlier one, if the user wants it and does not see the page. */
export async function notify(game: string, title: string, body: string, path: string): Promise<void> {
  if (!settings.chosen.notifications || permission() !== "granted" || !document.hidden) return;
  const options = { body, tag: game, icon: "/icon-192.png", data: { path: linkTo(path) } };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      router.go(path);
    };
  } catch {
    // Phones show notifications of service workers only.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}

/** Open what a notification of the service worker is about; returns a function that ends it. */
export function followNotifications(): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isOpening(data)) router.go(data.open);
  };
  navigator.serviceWorker?.addEventListener("message", hear);
  return () => navigator.serviceWorker?.removeEventListener("message", hear);
}

function isOpening(data: unknown): data is { open: string } {
  return typeof data === "object" && data !== null && "open" in data && typeof data.open === "string";
}
