/** Selects the tags that describe a single page. MUI inserts styles beside its own tag, and fails without it. */
export const pageTagSelector =
  'meta[name]:not([name=viewport],[name=emotion-insertion-point]),meta[property],link[rel=canonical],link[rel=alternate],script[type$="ld+json"]';

export function clearHead(): void {
  for (const tag of document.querySelectorAll(pageTagSelector)) tag.remove();
}
