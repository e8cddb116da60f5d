/** Scroll restoration needs the page's full height, and `content-visibility` (base.css) cuts off focus outlines. */
export function layOutOffscreenContent(): void {
  document.documentElement.dataset.whole = '';
}
