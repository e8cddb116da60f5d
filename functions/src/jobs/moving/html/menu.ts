/** The pages of the navigation of a site, in its order. */
import type { HtmlElement } from '../wordpress/html-tree.ts';
import { type FindFile, fileOf, type Place, urlFrom } from './links.ts';
import { elementsIn, type HtmlPage } from './page.ts';
import { isNavigation } from './repeated.ts';

const fewest = 2;
/** More are no navigation, and each may hold all of the next. */
const most = { navigations: 20, links: 500 };

/** The first list of links that leads to several pages. */
export function menuIn({ head, body }: HtmlPage, path: string, place: Place, fileAt: FindFile): string[] {
  let seen = 0;
  for (const element of elementsIn(body)) {
    if (!isNavigation(element)) continue;
    seen += 1;
    if (seen > most.navigations) break;
    const pages = firstLinks(element).flatMap((target) =>
      target.startsWith('#') ? [] : (fileOf(urlFrom(place, path, target, head.base), place, fileAt) ?? []),
    );
    const found = [...new Set(pages)];
    if (found.length >= fewest) return found;
  }
  return [];
}

function firstLinks(element: HtmlElement): string[] {
  const links: string[] = [];
  for (const { name, attributes } of elementsIn(element)) {
    if (name === 'a') links.push(attributes.get('href') ?? '');
    if (links.length === most.links) break;
  }
  return links;
}
