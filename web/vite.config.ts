import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

/** The service worker keeps every built file; its name for the lot follows from their contents. */
function offline(): Plugin {
  return {
    name: "saloon-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const digest = createHash("sha256");
      const names = Object.keys(bundle)
        .filter((name) => !name.endsWith(".map"))
        .sort();
      for (const name of names) {
        const file = bundle[name]!;
        digest.update(name).update(file.type === "chunk" ? file.code : file.source);
      }
      const kept = names.filter((name) => name !== "index.html");
      this.emitFile({
        type: "asset",
        fileName: "kept.js",
        source: `self.KEPT=${JSON.stringify({ version: digest.digest("hex").slice(0, 16), files: kept })};`,
      });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), offline()],
  resolve: {
    alias: {
      "@": fileURLToPath(new URL("./src", import.meta.url)),
      "@saloon": fileURLToPath(new URL("../src/saloon", import.meta.url)),
    },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  assetsInclude: ["**/*.ftl"],
  build: {
    outDir: "../src/saloon/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { fs: { allow: [".."] } },
  // All in one window, one file after the other and always in the same order: a window each takes longer than the tests.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], isolate: false, fileParallelism: false, cache: false },
});
