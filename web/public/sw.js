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

/* A letter from the server: what it says is in the person's language already. */
self.addEventListener("push", (event) => {
  const letter = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(letter.title ?? "Saloon", {
      body: letter.body ?? "",
      icon: "./icon-192.png",
      tag: letter.url,
      renotify: true, // a letter about a table whose last one still lies there is heard as well
      data: letter.url,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const home = new URL("./", self.registration.scope);
  const asked = new URL(event.notification.data ?? "./", home);
  const there = new URL("./" + asked.hash, home).href; // whatever was sent, we only open our own pages
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windows.find((each) => each.url.startsWith(home.href));
      if (!open) return self.clients.openWindow(there);
      await open.focus();
      return open.navigate(there).catch(() => self.clients.openWindow(there));
    }),
  );
});
