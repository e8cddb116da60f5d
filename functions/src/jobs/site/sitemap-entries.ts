import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { paths } from '@lab/contract/features/pages/paths';
import { readLimit } from '../../core/data/read-limit.ts';
import { element, xmlDeclaration } from '../../core/http/xml.ts';
import { publishedPages } from '../../features/free-pages/free-page-store.ts';
import { publishedLegalPages } from '../../features/settings/settings-store.ts';
import { hiddenPages } from '../../features/settings/switched-off.ts';
import { allYears } from '../../features/years/known-years.ts';
import {
  countListed,
  type ListedRecord,
  largeKinds,
  listPages,
  pageOf,
  partCursors,
  readListed,
  readSmall,
} from './sitemap-store.ts';

/** The protocol allows five times as many, but a function has to read and write them in one call. */
const entriesInOneFile = 10_000;

/**
 * Making the index reads every record. Its limit is separate, so that the parts can be read right after it.
 */
const indexReadLimit = readLimit(30_000);

interface SitemapEntry {
  url: string;
  lastModified?: string;
}

type Records = Readonly<Record<string, readonly ListedRecord[] | undefined>>;

/** The pages that always exist, each with the kinds of records it shows. */
const pages: [path: string, shown: string[]][] = [
  [paths.home, Object.keys(pageOf)],
  [paths.about, []],
  [paths.publications, ['papers']],
  ...listPages,
  [paths.contactUs, []],
  [paths.press, []],
];

/**
 * `/sitemap.xml` lists all pages, or if there are too many its parts: `?part=pages`,
 * `?part=papers&after=...`.
 */
export async function answerSitemap({ origin, searchParams }: URL): Promise<string> {
  const part = searchParams.get('part');
  const kind = largeKinds.find((name) => name === part);
  if (part === 'pages') {
    const [small, hidden, other] = await Promise.all([readSmall(), hiddenPages(), otherPages(origin)]);
    return sitemap([...pageEntries(origin, small, hidden), ...entriesOf(origin, small), ...other]);
  }
  if (kind) {
    const listed = await readListed(kind, entriesInOneFile, searchParams.get('after') ?? undefined);
    return sitemap(entriesOf(origin, { [kind]: listed }));
  }
  const counts = await Promise.all(largeKinds.map(countListed));
  const total = counts.reduce((sum, count) => sum + count, pages.length);
  if (total <= entriesInOneFile) return sitemap(await allEntries(origin));
  indexReadLimit(total);
  return sitemapIndex(await parts(origin));
}

async function allEntries(origin: string): Promise<SitemapEntry[]> {
  const growing = largeKinds.map(async (kind) => [kind, await readListed(kind, entriesInOneFile)] as const);
  const [small, hidden, ...found] = await Promise.all([readSmall(), hiddenPages(), ...growing]);
  const grown = Object.fromEntries(found);
  return [
    ...pageEntries(origin, { ...small, ...grown }, hidden),
    ...entriesOf(origin, { ...small, ...grown }),
    ...(await otherPages(origin)),
  ];
}

/** Of the lab's own, of the law and of years. */
async function otherPages(origin: string): Promise<SitemapEntry[]> {
  const [published, legal, years] = await Promise.all([publishedPages(), publishedLegalPages(), allYears()]);
  return [
    ...published.map(({ address, modified }) => ({
      url: origin + paths.freePage(address),
      lastModified: modified,
    })),
    ...legal.map((page) => ({ url: origin + paths[page], lastModified: undefined })),
    ...years.map((year) => ({ url: origin + paths.year(year), lastModified: undefined })),
  ];
}

async function parts(origin: string): Promise<SitemapEntry[]> {
  const address = (query: Record<string, string>) => ({
    url: `${origin}${machineFiles.sitemap}?${new URLSearchParams(query)}`,
  });
  const records = largeKinds.map(async (part) => {
    const after = await partCursors(part, entriesInOneFile);
    return [address({ part }), ...after.map((point) => address({ part, after: point }))];
  });
  return [address({ part: 'pages' }), ...(await Promise.all(records)).flat()];
}

function pageEntries(origin: string, records: Records, hidden: readonly string[]): SitemapEntry[] {
  const offered = pages.filter(([path]) => !hidden.includes(path));
  return offered.map(([path, shown]) => ({ url: origin + path, lastModified: newest(records, shown) }));
}

/**
 * Undefined if some kinds have not been read: with a date that is too old, search engines would not come
 * back.
 */
function newest(records: Records, shown: string[]): string | undefined {
  if (!shown.every((kind) => records[kind])) return undefined;
  const times = shown.flatMap((kind) => records[kind] ?? []).map(({ modified }) => modified);
  return times.sort().at(-1);
}

function entriesOf(origin: string, records: Records): SitemapEntry[] {
  return Object.entries(records).flatMap(([kind, listed = []]) =>
    listed.map(({ id, modified }) => ({ url: origin + (pageOf[kind]?.(id) ?? ''), lastModified: modified })),
  );
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function elements(name: 'url' | 'sitemap', listed: readonly SitemapEntry[]): string {
  return listed
    .map(({ url, lastModified }) => {
      const modified = lastModified ? element('lastmod', lastModified) : '';
      return `<${name}>${element('loc', url)}${modified}</${name}>`;
    })
    .join('\n');
}

export function sitemap(listed: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<urlset ${namespace}>\n${elements('url', listed)}\n</urlset>\n`;
}

export function sitemapIndex(parts: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<sitemapindex ${namespace}>\n${elements('sitemap', parts)}\n</sitemapindex>\n`;
}
