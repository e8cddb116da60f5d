/**
 * A button that is pressed before React listens would do nothing: such a press is remembered, and made again when it can be
 * answered. Links, forms and popovers work by themselves.
 */
let pressed: { button: HTMLElement; said: string } | undefined;

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

function remember({ target }: Event): void {
  const button =
    target instanceof Element ? target.closest('button[type=button]:not([popovertarget])') : null;
  if (button instanceof HTMLElement) pressed = { button, said: nameOf(button) };
}

export function rememberPress(): void {
  addEventListener('click', remember);
}

/** To be called before React listens: it takes care of what is pressed from then on. */
export function stopRemembering(): void {
  removeEventListener('click', remember);
}

/** Not a button that says something else by now: what served as Pause can be Play. */
export function pressAgain(): void {
  if (pressed?.button.isConnected && nameOf(pressed.button) === pressed.said) pressed.button.click();
  pressed = undefined;
}
