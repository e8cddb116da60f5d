import { machineFiles } from '@lab/contract/pages/machine-files';
import { paths } from '@lab/contract/pages/paths';
import { readLimit } from '../data/read-limit.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from './sitemap.ts';
import {
  countListed,
  type LargeKind,
  type ListedRecord,
  largeKinds,
  partCursors,
  readListed,
  readListedAreas,
  readListedTeam,
} from './sitemap-store.ts';

/** The protocol allows five times as many, but a function has to read and write them in one call. */
const entriesInOneFile = 10_000;

/** Making the index reads every record. Its limit is separate, so that the parts can be read right after it. */
const indexReadLimit = readLimit(30_000);

type Kind = LargeKind | 'areas' | 'team';
type Records = Partial<Record<Kind, readonly ListedRecord[]>>;

const pageOf: Record<Kind, (id: string) => string> = {
  papers: paths.paper,
  news: paths.newsItem,
  areas: paths.area,
  team: paths.member,
};

/** The fixed pages, each with the kinds of records it shows. */
const pages: [path: string, shown: Kind[]][] = [
  [paths.home, ['papers', 'news', 'areas', 'team']],
  [paths.about, []],
  [paths.areas, ['areas']],
  [paths.publications, ['papers']],
  [paths.news, ['news']],
  [paths.team, ['team']],
  [paths.joinUs, []],
  [paths.contactUs, []],
];

/** `/sitemap.xml` lists everything, or when that is too much it lists its parts: `?part=pages`, `?part=papers&after=...`. */
export async function answerSitemap({ origin, searchParams }: URL): Promise<string> {
  const part = searchParams.get('part');
  const kind = largeKinds.find((known) => known === part);
  if (part === 'pages') return sitemap(smallEntries(origin, await readSmall()));
  if (kind) {
    const listed = await readListed(kind, entriesInOneFile, searchParams.get('after') ?? undefined);
    return sitemap(recordEntries(origin, kind, listed));
  }
  const counts = await Promise.all(largeKinds.map(countListed));
  const total = counts.reduce((sum, count) => sum + count, pages.length);
  if (total <= entriesInOneFile) return sitemap(await allEntries(origin));
  indexReadLimit(total);
  return sitemapIndex(await parts(origin));
}

async function allEntries(origin: string): Promise<SitemapEntry[]> {
  const [small, papers, news] = await Promise.all([
    readSmall(),
    readListed('papers', entriesInOneFile),
    readListed('news', entriesInOneFile),
  ]);
  return [
    ...smallEntries(origin, { ...small, papers, news }),
    ...recordEntries(origin, 'papers', papers),
    ...recordEntries(origin, 'news', news),
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

/** Kinds of which a lab has few records. */
async function readSmall() {
  const [areas, team] = await Promise.all([readListedAreas(), readListedTeam()]);
  return { areas, team };
}

function smallEntries(
  origin: string,
  records: Records & Required<Pick<Records, 'areas' | 'team'>>,
): SitemapEntry[] {
  return [
    ...pages.map(([path, shown]) => ({ url: origin + path, lastModified: newest(records, shown) })),
    ...recordEntries(origin, 'areas', records.areas),
    ...recordEntries(origin, 'team', records.team),
  ];
}

/** Undefined when some of the records have not been read, because with a date that is too old crawlers would not come back. */
function newest(records: Records, shown: Kind[]): string | undefined {
  if (!shown.every((kind) => records[kind])) return undefined;
  const times = shown.flatMap((kind) => records[kind] ?? []).map(({ modified }) => modified);
  return times.sort().at(-1);
}

function recordEntries(origin: string, kind: Kind, listed: readonly ListedRecord[]): SitemapEntry[] {
  return listed.map(({ id, modified }) => ({
    url: origin + pageOf[kind](id),
    lastModified: modified,
  }));
}
