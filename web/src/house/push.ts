/** This browser's own letters: whether it can have them, and the subscription that brings them. */
import type { Schemas } from "../api/api";

type PushWish = Schemas["PushWish"];

/** Letters need a service worker, which only a page over https, or of this machine, may have. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask the browser for a subscription; null where the person says no. */
export async function subscribe(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known && text(known.options.applicationServerKey) !== key) await known.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { kind: "push", address: made.endpoint, key: text(made.getKey("p256dh")), auth: text(made.getKey("auth")) };
}

/** Write bytes as base64url, without padding. */
export function text(bytes: ArrayBuffer | null): string {
  if (!bytes) return "";
  const letters = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
