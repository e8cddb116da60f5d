/** The addresses of a document on the site that Hugo makes. */
import type { Item } from '../../../features/imports/entries/item.ts';
import { itemAt, textAt, textsAt } from '../jekyll/values.ts';
import { dateIn } from './dates.ts';

/** As Hugo writes the names of files into addresses. */
export function urlized(name: string, config: Item): string {
  const isPlain = textAt(config, 'removepathaccents') === 'true';
  const letters = isPlain ? name.normalize('NFD').replace(/\p{Mn}/gu, '') : name;
  return letters
    .normalize()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}\-_.+~]/gu, '')
    .replace(/-{2,}/g, '-');
}

interface Addressed {
  /** Below the folder of the texts, without a language: `post/opened/index.md`. */
  place: string;
  data: Item;
  /** Before all addresses of the language. */
  prefix: string;
}

export const isIndex = (place: string) => /(?:^|\/)_?index\.[a-z]+$/.test(place);
/** The page of a whole folder of texts, such as `post/_index.md`. */
export const isTop = (place: string) => /^[^/]+\/_?index\.[a-z]+$/.test(place);
export const isList = (place: string) => /(?:^|\/)_index\.[a-z]+$/.test(place);

/** The first is the usual one. */
export function addressesOf({ place, data, prefix }: Addressed, config: Item): string[] {
  const own = textAt(data, 'url');
  const aliases = textsAt(data, 'aliases').map((alias) => (alias.startsWith('/') ? alias : `/${alias}`));
  const usual = own ? `/${own}` : prefix + pathOf(place, data, config);
  return [usual.replace(/\/{2,}/g, '/'), ...aliases];
}

function pathOf(place: string, data: Item, config: Item): string {
  const folders = place
    .replace(/(?:^|\/)_?index\.[a-z]+$|\.[a-z]+$/, '')
    .split('/')
    .filter(Boolean);
  const [section = ''] = folders;
  const name = folders.at(-1) ?? '';
  const pattern = isList(place) || folders.length < 2 ? '' : patternOf(section, config);
  const slug = textAt(data, 'slug');
  if (pattern) return filled(pattern, { data, name, slug, sections: folders.slice(0, -1) }, config);
  const path = [...folders.slice(0, -1), slug || name].filter(Boolean);
  return path.length > 0 ? `/${path.map((part) => urlized(part, config)).join('/')}/` : '/';
}

function patternOf(section: string, config: Item): string {
  const permalinks = itemAt(config, 'permalinks');
  return textAt(itemAt(permalinks, 'page'), section) || textAt(permalinks, section);
}

interface Named {
  data: Item;
  name: string;
  slug: string;
  sections: string[];
}

function filled(pattern: string, { data, name, slug, sections }: Named, config: Item): string {
  const inAddress = (text: string) => urlized(text, config);
  const day = dateIn(data, 'date', 'publishdate')?.toISOString() ?? '';
  const title = textAt(data, 'title') || name;
  const parts: Readonly<Record<string, string>> = {
    year: day.slice(0, 4),
    month: day.slice(5, 7),
    day: day.slice(8, 10),
    section: sections[0] ?? '',
    sections: sections.map(inAddress).join('/'),
    title: inAddress(title),
    slug: inAddress(slug || title),
    filename: inAddress(name),
    contentbasename: inAddress(name),
    slugorfilename: inAddress(slug || name),
    slugorcontentbasename: inAddress(slug || name),
  };
  const path = pattern.toLowerCase().replace(/:([a-z]+)/g, (whole, part: string) => parts[part] ?? whole);
  return `/${path}`.replace(/\/{2,}/g, '/');
}

/** The pages of authors are made of their folders, by a pattern of their own. */
export function addressesOfAuthor(folder: string, data: Item, config: Item, prefix: string): string[] {
  const permalinks = itemAt(config, 'permalinks');
  const pattern = textAt(itemAt(permalinks, 'term'), 'authors') || textAt(permalinks, 'authors');
  const byName = pattern
    ? filled(pattern, { data, name: folder, slug: textAt(data, 'slug'), sections: ['authors'] }, config)
    : `/authors/${urlized(folder, config)}/`;
  const aliases = textsAt(data, 'aliases').filter((alias) => alias.startsWith('/'));
  return [...new Set([`${prefix}${byName}`, `${prefix}/author/${urlized(folder, config)}/`, ...aliases])];
}
