// Runs before everything else, and in browsers of any age: says that a browser is too old for the page,
// or that the page did not load, where there would be nothing to see. The sentences stand in index.html.
// It also sets the colours that were chosen.
(function () {
  "use strict";

  function show(id) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", function () {
        show(id);
      });
      return;
    }
    if (document.getElementById("app").firstChild) return;
    document.getElementById(id).hidden = false;
  }

  // The youngest of what the page needs; whoever has it has all the rest.
  var modern =
    "noModule" in document.createElement("script") &&
    "CSS" in window &&
    CSS.supports("color", "light-dark(#000, #fff)");

  if (!modern) {
    show("too-old");
    return;
  }

  // The look that was chosen is there before anything is drawn; the rest is in lib/theme.svelte.ts.
  var theme = null;
  try {
    theme = localStorage.getItem("chinatown-theme");
    // eslint-disable-next-line no-unused-vars -- old browsers cannot read "catch {"
  } catch (error) {
    // Blocked storage remembers nothing.
  }
  if (!theme && matchMedia("(prefers-contrast: more)").matches) theme = "contrast";
  if (theme) document.documentElement.setAttribute("data-theme", theme);

  function notLoaded() {
    show("not-loaded");
  }
  // Also what does not bubble: a script that cannot be had.
  window.addEventListener("error", notLoaded, true);
  window.addEventListener("unhandledrejection", notLoaded);
})();
