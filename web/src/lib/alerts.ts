// By what somebody is alerted that a table waits for them.

import { ask } from "./api";
import type { AddedWebhook, Alerts, ConfirmMail, NewMail, NewPush, NewWebhook } from "./protocol";

const way = (id: string): string => `/api/alerts/${encodeURIComponent(id)}`;

export const alerts = {
  get: (): Promise<Alerts> => ask("/api/alerts"),
  addWebhook: (wanted: NewWebhook): Promise<AddedWebhook> => ask("/api/alerts/webhook", wanted),
  /** Have a code sent to an address. */
  addMail: (wanted: NewMail): Promise<Alerts> => ask("/api/alerts/mail", wanted),
  confirm: (id: string, wanted: ConfirmMail): Promise<Alerts> => ask(`${way(id)}/confirm`, wanted),
  addPush: (wanted: NewPush): Promise<Alerts> => ask("/api/alerts/push", wanted),
  remove: (id: string): Promise<Alerts> => ask(way(id), {}, "DELETE"),
  /** Send an alert by every way; those by which it did not arrive are then failing. */
  test: (): Promise<Alerts> => ask("/api/alerts/test", {}),
};

/** Whether this browser shows notifications, and takes them while no page is open. */
export const takesPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Let this browser take notifications of the server with a key, once its user allows that; null where they do not.
 */
export async function subscribe(key: string): Promise<Omit<NewPush, "language"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  // Where the banker is looked after, so that no other page's requests pass through the worker.
  const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/banker" });
  await activated(registration);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

/** Let this browser take no more notifications, as whoever uses it next may be somebody else. */
export async function unsubscribe(): Promise<void> {
  if (!takesPush()) return;
  const registration = await navigator.serviceWorker.getRegistration("/banker");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Wait until a worker is there to take notifications. */
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === "activated") resolve();
      else if (!worker || worker.state === "redundant") reject(new Error("no service worker"));
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}
