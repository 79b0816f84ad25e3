// Errors that nobody foresaw: they are shown, with a way on, instead of leaving a page that does not react.

/** A browser's remark about layout that came late, and errors of foreign scripts that it keeps from us. */
const HARMLESS = /ResizeObserver loop|^Script error/;

class Trouble {
  shown: boolean = $state(false);

  /** Notice what is thrown anywhere on the page. */
  watch(): void {
    addEventListener("error", (event) => {
      // Scripts of others, such as the browser's extensions, are theirs to mend.
      const foreign = event.filename !== "" && !event.filename.startsWith(location.origin);
      if (!foreign && !HARMLESS.test(event.message)) this.shown = true;
    });
    addEventListener("unhandledrejection", () => (this.shown = true));
  }
}

export const trouble = new Trouble();
