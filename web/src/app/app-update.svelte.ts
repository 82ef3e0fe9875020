// New versions of the app. The service worker stores a new version beside the present one; the user decides when it is used.

const LOOK_EVERY = 60 * 60 * 1_000;

type Worker = Pick<ServiceWorker, "state" | "postMessage" | "addEventListener">;
export type Registration = Pick<ServiceWorkerRegistration, "addEventListener" | "update"> & {
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
};

export class AppUpdate {
  /** A new version is stored, and waits. */
  isReady = $state(false);
  #registration: Registration | null = null;
  #isAccepted = false;

  constructor(
    private readonly reload: () => void,
    /** Whether the page was loaded with a service worker: the first one is no update. */
    private readonly isControlled: () => boolean,
  ) {}

  /** Follow the versions of a registered service worker. */
  follow(registration: Registration): void {
    this.#registration = registration;
    if (registration.waiting && this.isControlled()) this.isReady = true;
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && this.isControlled()) this.isReady = true;
      });
    });
  }

  /** Look for a new version. */
  look(): void {
    void this.#registration?.update().catch(() => undefined);
  }

  /** Use the new version: this page is loaded again when it is in place. */
  accept(): void {
    this.#isAccepted = true;
    this.isReady = false;
    const { waiting } = this.#registration ?? {};
    if (waiting) waiting.postMessage("accept");
    // Another page has accepted it already.
    else this.reload();
  }

  /** Another service worker controls the page. A page that did not ask for it goes on as it is. */
  controllerChanged(): void {
    if (this.#isAccepted) this.reload();
  }
}

export const appUpdate = new AppUpdate(
  () => location.reload(),
  () => Boolean(navigator.serviceWorker?.controller),
);

/** Register the service worker, which downloads the whole client. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => appUpdate.controllerChanged());
  void register();
}

async function register(): Promise<void> {
  // A browser in which service workers are switched off refuses, or has no registration.
  const registering: Promise<Registration | undefined> = navigator.serviceWorker.register("/sw.js");
  const registration = await registering.catch(() => undefined);
  if (!registration) return;
  appUpdate.follow(registration);
  setInterval(() => appUpdate.look(), LOOK_EVERY);
  addEventListener("online", () => appUpdate.look());
}
