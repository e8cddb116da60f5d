/** The address of a document on the site that Jekyll makes. */
import type { Item } from '../../../features/imports/entries/item.ts';
import { itemAt, textAt, textsAt } from './values.ts';

export interface Permalinks {
  /** Of posts, and of pages where it is a style. */
  site: string;
  /** Of a collection. */
  of(collection: string): string;
}

const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

export function permalinksOf(config: Item): Permalinks {
  const collections = itemAt(config, 'collections');
  return {
    site: textAt(config, 'permalink') || 'date',
    of: (name) => textAt(itemAt(collections, name), 'permalink'),
  };
}

interface Addressed {
  path: string;
  collection: string;
  date: Date | undefined;
  data: Item;
}

export function permalinkOf({ path, collection, date, data }: Addressed, permalinks: Permalinks): string {
  const own = textAt(data, 'permalink');
  const pattern = own || patternOf(path, collection, permalinks);
  const stem = path.replace(/\.[a-z]+$/, '').replace(/^(?:[\w-]+\/)?_[\w-]+\//, '');
  const slug = stem.slice(stem.lastIndexOf('/') + 1).replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '');
  const day = date?.toISOString() ?? '';
  const parts: Readonly<Record<string, string>> = {
    collection,
    path: stem,
    name: slug,
    title: textAt(data, 'slug') || slug,
    slug: textAt(data, 'slug') || slug,
    categories: [...textsAt(data, 'categories'), ...textsAt(data, 'category')].map(slugOf).join('/'),
    year: day.slice(0, 4),
    month: day.slice(5, 7),
    i_month: String(Number(day.slice(5, 7))),
    day: day.slice(8, 10),
    i_day: String(Number(day.slice(8, 10))),
    short_year: day.slice(2, 4),
    output_ext: '.html',
  };
  const filled = pattern.replace(/:([a-z_]+)/g, (whole, name: string) => parts[name] ?? whole);
  return `/${filled}`.replace(/\/{2,}/g, '/').replace(/(?<=\/)index(?:\.html)?$/, '');
}

function patternOf(path: string, collection: string, { site, of }: Permalinks): string {
  if (collection === 'posts') return styles[site] ?? site;
  const isPretty = site === 'pretty' || (!styles[site] && site.endsWith('/'));
  if (collection) return of(collection) || `/:collection/:path${isPretty ? '/' : '.html'}`;
  const isIndex = /(?:^|\/)index\.[a-z]+$/.test(path);
  return `/:path${isPretty && !isIndex ? '/' : '.html'}`;
}

const slugOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
