import { mount } from "svelte";

import App from "./App.svelte";
import "./theme.css";
import "./base.css";
import { language } from "./lib/i18n";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element with the id app");

document.documentElement.lang = language;

export default mount(App, { target });
