/**
 * Lays out what base.css leaves for later on the first page. Places on another page are looked for by their distance from
 * the top, and what is left for later cuts off the outline of what has the focus.
 */
export function layOutOffscreenContent(): void {
  document.documentElement.dataset.whole = '';
}
