import { whenIdle } from '../lib/when-idle.ts';

/**
 * Scroll restoration needs the page's full height, and `content-visibility` (base.css) cuts off focus
 * outlines.
 */
export function layOutOffscreenContent(): void {
  document.documentElement.dataset.whole = '';
}

/**
 * What is skipped is not in the accessibility tree, and who lists headings or landmarks would miss it. One
 * part after the other, because phones take long for all at once. Returns a function that stops.
 */
export function layOutWhenIdle(): () => void {
  const [next] = document.querySelectorAll('[data-below]:not([data-laid-out])');
  let stop = () => {};
  if (next) {
    stop = whenIdle(() => {
      next.setAttribute('data-laid-out', '');
      stop = layOutWhenIdle();
    });
  }
  return () => stop();
}
