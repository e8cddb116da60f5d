/** Selects the tags that describe a single page. */
export const pageTagSelector =
  'meta[name]:not([name=viewport]),meta[property],link[rel=canonical],link[rel=alternate],script[type$="ld+json"]';

export function clearHead(): void {
  for (const tag of document.querySelectorAll(pageTagSelector)) tag.remove();
}
