/**
 * A button that is pressed before React listens would do nothing: such a press is remembered, and made again when it can be
 * answered. Links, forms and popovers work by themselves. The page's first script remembers, the application answers: what
 * these two programs share is the window's.
 */
declare global {
  interface Window {
    earlyPress?: { button: HTMLElement; said: string } | undefined;
    stopRemembering?: () => void;
  }
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

export function rememberPress(): void {
  const remember = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest('button[type=button]:not([popovertarget])') : null;
    if (button instanceof HTMLElement) window.earlyPress = { button, said: nameOf(button) };
  };
  addEventListener('click', remember);
  window.stopRemembering = () => removeEventListener('click', remember);
}

/** To be called before React listens: it takes care of what is pressed from then on. */
export function stopRemembering(): void {
  window.stopRemembering?.();
}

/** Not a button that says something else by now: what served as Pause can be Play. */
export function pressAgain(): void {
  const pressed = window.earlyPress;
  if (pressed?.button.isConnected && nameOf(pressed.button) === pressed.said) pressed.button.click();
  window.earlyPress = undefined;
}
