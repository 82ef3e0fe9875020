// Notifications of the browser, outside the page. They need a permission, which is asked for only in the settings.
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
export async function notify(game: string, title: string, body: string, open: () => void): Promise<void> {
  if (!settings.chosen.notifications || permission() !== "granted" || !document.hidden) return;
  const options = { body, tag: game, icon: "/icon-192.png" };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      open();
    };
  } catch {
    // Phones show notifications of service workers only.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
