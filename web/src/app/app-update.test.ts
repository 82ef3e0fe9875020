import { beforeEach, describe, expect, test } from "vitest";
import { AppUpdate } from "./app-update.svelte";

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = "installing";
  heard: unknown[] = [];
  postMessage = (message: unknown) => void this.heard.push(message);
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = () => Promise.resolve(this as unknown as ServiceWorkerRegistration);
  find(): FakeWorker {
    const worker = (this.installing = new FakeWorker());
    this.dispatchEvent(new Event("updatefound"));
    return worker;
  }
}

let reloads: number;
let isControlled: boolean;
let registration: FakeRegistration;
let update: AppUpdate;
beforeEach(() => {
  reloads = 0;
  isControlled = true;
  registration = new FakeRegistration();
  update = new AppUpdate(
    () => (reloads += 1),
    () => isControlled,
  );
});

describe("a new version", () => {
  test("is offered when it is stored, and not before", () => {
    update.follow(registration);
    const worker = registration.find();
    expect(update.isReady).toBe(false);
    worker.become("installed");
    expect(update.isReady).toBe(true);
    expect(reloads).toBe(0);
  });

  test("that waited already is offered", () => {
    registration.waiting = new FakeWorker();
    update.follow(registration);
    expect(update.isReady).toBe(true);
  });

  test("is not offered to a page that had none before", () => {
    isControlled = false;
    update.follow(registration);
    registration.find().become("installed");
    expect(update.isReady).toBe(false);
  });

  test("is used once the user has accepted it: then the page is loaded again", () => {
    const worker = (registration.waiting = new FakeWorker());
    update.follow(registration);
    update.accept();
    expect(worker.heard).toEqual(["accept"]);
    expect(reloads).toBe(0);
    update.controllerChanged();
    expect(reloads).toBe(1);
  });

  test("that another page has accepted does not reload this one", () => {
    registration.waiting = new FakeWorker();
    update.follow(registration);
    update.controllerChanged();
    expect(reloads).toBe(0);
    registration.waiting = null;
    update.accept();
    expect(reloads).toBe(1);
  });
});
