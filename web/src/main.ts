import { mount } from "svelte";
import App from "./App.svelte";
import { settings, speak } from "./settings.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/buttons.css";
import "./style/fields.css";
import "./style/parts.css";
import "./style/hats.css";
import "./style/controls.css";
import "./style/blocks.css";
import "./style/text.css";
import "./style/surfaces.css";
import "./style/sizes.css";

const root = document.getElementById("saloon")!;
speak(settings.lang)
  .catch(() => speak("en"))
  .then(() => mount(App, { target: root }))
  .catch((problem: unknown) => {
    console.error(problem);
    root.textContent = "Saloon could not be loaded. Please reload the page.";
  });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("./sw.js").catch(() => {});
}
