/**
 * A click before hydration would be lost, so it is recorded and replayed afterwards. Links, forms and
 * popovers work
 * without JavaScript. The inline script records and the application replays; they share only `window`.
 */
declare global {
  interface Window {
    earlyClick?: { button: HTMLElement; label: string } | undefined;
    stopRecordingClicks?: () => void;
  }
}

const labelOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

export function recordEarlyClick(): void {
  const recordClick = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest('button[type=button]:not([popovertarget])') : null;
    if (button instanceof HTMLElement) window.earlyClick = { button, label: labelOf(button) };
  };
  addEventListener('click', recordClick);
  window.stopRecordingClicks = () => removeEventListener('click', recordClick);
}

/** Must be called right before hydration, because React handles later clicks itself. */
export function stopRecordingClicks(): void {
  window.stopRecordingClicks?.();
}

/** A button that has another label by now, such as Play in place of Pause, is not clicked. */
export function replayEarlyClick(): void {
  const clicked = window.earlyClick;
  if (clicked?.button.isConnected && labelOf(clicked.button) === clicked.label) clicked.button.click();
  window.earlyClick = undefined;
}
