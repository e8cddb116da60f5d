/**
 * Cancels the `content-visibility` of base.css: scroll positions of other pages need the full height, and skipped
 * content cuts off focus outlines.
 */
export function layOutOffscreenContent(): void {
  document.documentElement.dataset.whole = '';
}
