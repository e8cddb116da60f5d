/**
 * Selects the tags that describe a single page. MUI writes its styles beside `emotion-insertion-point`, which
 * must stay.
 */
export const pageTagSelector =
  'meta[name]:not([name=viewport],[name=format-detection],[name=emotion-insertion-point]),meta[property],link[rel=canonical],link[rel=alternate],script[type$="ld+json"]';

export function clearHead(): void {
  for (const tag of document.querySelectorAll(pageTagSelector)) tag.remove();
}
