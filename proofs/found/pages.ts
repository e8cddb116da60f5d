/** The public pages of the demo lab, as a search engine finds them. */
import { attribute, elementsIn, textIn } from '../../functions/src/test/html.ts';

export async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

/** The paths that the sitemap names. */
export async function pathsOf(address: string): Promise<string[]> {
  const map = await textAt(`${address}/sitemap.xml`);
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Whatever a page tells in the vocabulary of schema.org. */
export function thingsIn(html: string): unknown[] {
  return elementsIn(html)
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(textIn(element)));
}
