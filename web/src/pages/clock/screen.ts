// Keeps the screen on, and says what the browser cannot do. Browsers do both only on HTTPS and localhost.

/** What does not work here: nothing without a secure connection, or a single thing that the browser lacks. */
export type Missing = "insecure" | "awake" | "offline";

export function missingAbilities(): Missing[] {
  if (!isSecureContext) return ["insecure"];
  const missing: Missing[] = [];
  if (!("wakeLock" in navigator)) missing.push("awake");
  if (!("serviceWorker" in navigator)) missing.push("offline");
  return missing;
}

/** Keep the screen on until the returned function is called; `onrefused` is called if the device refuses, as some do to
 * save power. */
export function keepAwake(onrefused: () => void): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const request = async (): Promise<void> => {
    // A hidden page loses its lock, and gets none.
    if (document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      if (!isOver) onrefused();
    }
  };
  const again = (): void => void request();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
