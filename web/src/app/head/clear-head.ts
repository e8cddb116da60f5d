/** Selects the tags that describe a single page. The place where MUI inserts its styles is a `meta` element too, and stays. */
export const pageTagSelector =
  'meta[name]:not([name=viewport],[name=emotion-insertion-point]),meta[property],link[rel=canonical],link[rel=alternate],script[type$="ld+json"]';

export function clearHead(): void {
  for (const tag of document.querySelectorAll(pageTagSelector)) tag.remove();
}
