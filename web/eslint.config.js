import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/api/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // The compiler of TypeScript knows names better.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] } },
    rules: {
      // Lists that are drawn whole need no key; links are made by route.svelte.ts.
      "svelte/require-each-key": "off",
      "svelte/no-navigation-without-resolve": "off",
      // Collections are made whole and replaced, never changed once they are shown.
      "svelte/prefer-svelte-reactivity": "off",
      // A blank at the end of a block is written so.
      "svelte/no-useless-mustaches": "off",
      // The same notes are heeded by svelte-check, which knows when they are needed.
      "svelte/no-unused-svelte-ignore": "off",
      // Our own drawings and texts only; what people write is never set as HTML.
      "svelte/no-at-html-tags": "off",
    },
  },
);
