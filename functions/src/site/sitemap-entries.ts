import { api } from '@lab/contract';
import { invoke } from '../invoke.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from './sitemap.ts';
import {
  countListed,
  cutPoints,
  type Listed,
  type ListedRecord,
  listedKinds,
  readListed,
} from './sitemap-store.ts';

/** The most that one file lists: the protocol allows five times as many, but a function has to write it in one go. */
const entriesInOneFile = 10_000;

const pages = ['', 'aboutUs', 'researchAreas', 'publications', 'news', 'team', 'joinUs', 'contactUs'];
const folders: Record<Listed, string> = { papers: 'paper', news: 'news' };

/** `/sitemap.xml` lists everything, or names the parts when that is too much: `?part=pages`, `?part=papers&after=...`. */
export async function answerSitemap({ origin, searchParams }: URL): Promise<string> {
  const part = searchParams.get('part');
  const kind = listedKinds.find((known) => known === part);
  if (part === 'pages') return sitemap(await pageEntries(origin));
  if (kind) {
    const listed = await readListed(kind, entriesInOneFile, searchParams.get('after') ?? undefined);
    return sitemap(recordEntries(origin, kind, listed));
  }
  const counts = await Promise.all(listedKinds.map(countListed));
  const total = counts.reduce((sum, count) => sum + count, pages.length);
  return total > entriesInOneFile ? sitemapIndex(await parts(origin)) : sitemap(await allEntries(origin));
}

async function allEntries(origin: string): Promise<SitemapEntry[]> {
  const records = listedKinds.map(async (kind) =>
    recordEntries(origin, kind, await readListed(kind, entriesInOneFile)),
  );
  return (await Promise.all([pageEntries(origin), ...records])).flat();
}

async function parts(origin: string): Promise<SitemapEntry[]> {
  const address = (query: Record<string, string>) => ({
    url: `${origin}/sitemap.xml?${new URLSearchParams(query)}`,
  });
  const records = listedKinds.map(async (part) => {
    const after = await cutPoints(part, entriesInOneFile);
    return [address({ part }), ...after.map((point) => address({ part, after: point }))];
  });
  return [address({ part: 'pages' }), ...(await Promise.all(records)).flat()];
}

/** The pages that are always there, and those of the lists that are small by nature. */
async function pageEntries(origin: string): Promise<SitemapEntry[]> {
  const [areas, team] = await Promise.all([invoke(api.areas.list), invoke(api.team.list)]);
  return [
    ...pages.map((page) => ({ url: `${origin}/${page}` })),
    ...areas.reply.map(({ _id }) => ({ url: `${origin}/researchAreaDetails/${encodeURIComponent(_id)}` })),
    ...team.reply.map(({ _id }) => ({ url: `${origin}/userDetails/${encodeURIComponent(_id)}` })),
  ];
}

function recordEntries(origin: string, kind: Listed, listed: readonly ListedRecord[]): SitemapEntry[] {
  return listed.map(({ id, modified }) => ({
    url: `${origin}/${folders[kind]}/${encodeURIComponent(id)}`,
    lastModified: modified,
  }));
}
