/** The public pages of the demo lab, as a search engine finds them. */
import type { Paper } from '@lab/contract/features/papers/schemas';
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

export async function worksOf(
  address: string,
  get: (address: string) => Promise<Response> = fetch,
): Promise<Paper[]> {
  const works: Paper[] = [];
  for (let next = '/api/researchPapers?limit=100'; next; ) {
    const answer = await get(address + next);
    works.push(...((await answer.json()) as Paper[]));
    next = /<([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
  }
  return works;
}

/** Whatever a page tells in the vocabulary of schema.org. */
export function thingsIn(html: string): unknown[] {
  return elementsIn(html)
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(textIn(element)));
}
