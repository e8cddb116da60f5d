/**
 * A button that is pressed before React listens would do nothing: such a press is remembered, and made again when it can be
 * answered. Links, forms and popovers work by themselves. The page's first script remembers, the application answers: what
 * these two programs share is the window's.
 */
declare global {
  interface Window {
    earlyClick?: { button: HTMLElement; said: string } | undefined;
    stopRecordingClicks?: () => void;
  }
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

export function recordEarlyClick(): void {
  const remember = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest('button[type=button]:not([popovertarget])') : null;
    if (button instanceof HTMLElement) window.earlyClick = { button, said: nameOf(button) };
  };
  addEventListener('click', remember);
  window.stopRecordingClicks = () => removeEventListener('click', remember);
}

/** To be called before React listens: it takes care of what is pressed from then on. */
export function stopRecordingClicks(): void {
  window.stopRecordingClicks?.();
}

/** Not a button that says something else by now: what served as Pause can be Play. */
export function replayEarlyClick(): void {
  const pressed = window.earlyClick;
  if (pressed?.button.isConnected && nameOf(pressed.button) === pressed.said) pressed.button.click();
  window.earlyClick = undefined;
}
