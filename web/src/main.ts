// First of all, so that the page is under way while the texts are, which the rest waits for.
import "./pages/pages";

import { mount } from "svelte";

import App from "./App.svelte";
import "./theme.css";
import "./base.css";
import { isInstalled, keepForOffline } from "./lib/offline";
import { watchPresses } from "./lib/pressed";
import { standStill } from "./lib/stillness";
import { theme } from "./lib/theme.svelte";
import { trouble } from "./lib/trouble.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element with the id app");

trouble.watch();
theme.watch();
standStill();
watchPresses();

const app = mount(App, { target });
// Something may have failed before, such as a script of an extension; the page is there all the same.
document.getElementById("not-loaded")?.remove();
if (isInstalled()) keepForOffline("/");

export default app;
