/** The addresses that a page or a sitemap names, within the site. */

import { elementsIn, type HtmlPage } from '../html/page.ts';
import { decodedEntities } from '../wordpress/words.ts';

export interface Linked {
  pages: URL[];
  /** Pictures and PDFs. */
  files: URL[];
}

const longest = 500;
const mostLinks = 5_000;

/** Below the folder of the site; the rest of its host is somebody else's. */
export const isWithin = (url: URL, site: URL) =>
  url.origin === site.origin &&
  !url.username &&
  !url.password &&
  url.pathname.startsWith(site.pathname) &&
  url.href.length <= longest;

function within(written: string, from: URL, site: URL): URL[] {
  const target = decodedEntities(written).trim();
  if (!target || !URL.canParse(target, from.href)) return [];
  const url = new URL(target, from);
  url.hash = '';
  return isWithin(url, site) ? [url] : [];
}

const fileEnding = /\.(?:png|jpe?g|gif|webp|svg|avif|tiff?|pdf)$/i;
/** Neither pages nor what the lab keeps. */
const otherEnding =
  /\.(?:zip|gz|tgz|tar|rar|7z|docx?|xlsx?|pptx?|odt|ods|odp|csv|tsv|json|xml|rss|atom|txt|bib|ris|css|js|mjs|map|mp[34]|m4[av]|mov|avi|webm|wav|ogg|exe|dmg|iso|woff2?|ttf|eot|ico|ps|eps|tex|py|r|m|ipynb|h5|nc|mat)$/i;

export function linksOf({ head, body }: HtmlPage, at: URL, site: URL): Linked {
  const from = head.base && URL.canParse(head.base, at.href) ? new URL(head.base, at) : at;
  const found: Linked = { pages: [], files: [] };
  const add = (written: string | undefined, isPicture: boolean) => {
    for (const url of within(written ?? '', from, site)) {
      if (isPicture || fileEnding.test(url.pathname)) found.files.push(url);
      else if (!otherEnding.test(url.pathname)) found.pages.push(url);
    }
  };
  let links = 0;
  for (const { name, attributes } of elementsIn(body)) {
    if (name === 'a' || name === 'area') add(attributes.get('href'), false);
    else if (name === 'img')
      for (const key of ['src', 'data-src', 'data-original', 'data-lazy-src']) add(attributes.get(key), true);
    else continue;
    links += 1;
    if (links === mostLinks) break;
  }
  for (const relation of ['icon', 'apple-touch-icon']) add(head.links.get(relation), true);
  add(head.meta.get('og:image'), true);
  add(/url\s{0,5}=\s{0,5}["']?([^"'\s]{1,500})/i.exec(head.meta.get('refresh') ?? '')?.[1], false);
  return found;
}

export interface Sitemap {
  pages: URL[];
  sitemaps: URL[];
}

/** Of a sitemap, or of an index of sitemaps. */
export function sitemapIn(xml: string, site: URL): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const isIndex = /<sitemapindex\b/i.test(xml.slice(0, 2_000));
  for (const [, written = ''] of xml.matchAll(/<loc>([^<]{1,1000})<\/loc>/gi)) {
    if (found.pages.length === mostLinks) break;
    for (const url of within(written, site, site)) {
      if (isIndex || /\.xml$/i.test(url.pathname)) found.sitemaps.push(url);
      else if (!otherEnding.test(url.pathname) && !fileEnding.test(url.pathname)) found.pages.push(url);
    }
  }
  return found;
}
