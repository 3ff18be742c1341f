/* Keeps the client's files, so that it opens without a server and can say so. */
importScripts("./kept.js");

const NAME = "saloon-" + self.KEPT.version;

self.addEventListener("install", (event) => {
  const files = ["./", ...self.KEPT.files.map((file) => "./" + file)];
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(
        names.filter((name) => name.startsWith("saloon-") && name !== NAME).map((name) => caches.delete(name)),
      ),
    );
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const home = new URL("./", self.registration.scope);
  if (event.request.method !== "GET" || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  if (url.pathname.startsWith(home.pathname + "api/")) return;
  if (url.pathname.startsWith(home.pathname + "assets/")) {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  } else if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("./")));
  }
});
