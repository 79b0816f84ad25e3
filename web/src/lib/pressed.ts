// A button whose press was sent to the server shows so at once, until the answer is there: lines may be slow.

/** The button whose press is being dealt with. */
let pressed: HTMLElement | null = null;

/** Notice presses from now on, also those that a key or a program makes. */
export function watchPresses(): void {
  addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? target.closest("button") : null;
      // What it sends later, it does not send because of this press.
      setTimeout(() => (pressed = null));
    },
    true,
  );
}

/** Return what was sent, and mark the button that sent it until the answer comes. */
export async function untilAnswered<Answer>(sent: Promise<Answer>): Promise<Answer> {
  const button = pressed;
  button?.setAttribute("data-sent", "");
  try {
    return await sent;
  } finally {
    button?.removeAttribute("data-sent");
  }
}
