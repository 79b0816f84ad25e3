import { mount } from "svelte";

import App from "./App.svelte";
import "./theme.css";
import "./base.css";
import { language } from "./lib/language.svelte";
import { isInstalled, keepForOffline } from "./lib/offline";
import { watchPresses } from "./lib/pressed";
import { standStill } from "./lib/stillness";
import { theme } from "./lib/theme.svelte";
import { trouble } from "./lib/trouble.svelte";

trouble.watch();
theme.watch();
standStill();
watchPresses();
// Not awaited: in WebKit a module that is imported meanwhile does not wait for those that it needs.
void language.start().then(show);

function show(): void {
  const target = document.getElementById("app");
  if (target === null) throw new Error("index.html has no element with the id app");
  mount(App, { target });
  // Something may have failed before, such as a script of an extension; the page is there all the same.
  document.getElementById("not-loaded")?.remove();
  if (isInstalled()) keepForOffline("/");
}
