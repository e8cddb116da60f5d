/** All that tells what one page is about. */
export const ofThePage =
  'meta[name]:not([name=viewport]),meta[property],link[rel=canonical],link[rel=alternate],script[type$="ld+json"]';

export function clearHead(): void {
  for (const tag of document.querySelectorAll(ofThePage)) tag.remove();
}
