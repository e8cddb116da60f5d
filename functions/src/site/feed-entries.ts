import { api, limits } from '@lab/contract';
import { newsTexts } from '@lab/contract/news/texts';
import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { areaNameOf } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { readPage } from '../data/page.ts';
import { iso, lastChange } from '../data/time.ts';
import { invoke } from '../invoke.ts';
import { newestNews } from '../news/newest-store.ts';
import { asCards, papersCollection } from '../papers/paper-store.ts';
import type { Feed, FeedEntry } from './feeds.ts';

const sources = { news: newsEntries, papers: paperEntries };

const isKind = (of: string | null): of is keyof typeof sources => of !== null && Object.hasOwn(sources, of);

/** The query `of` chooses news or papers; with any other value the feed holds both. */
export async function readFeed(url: URL): Promise<Feed> {
  const of = url.searchParams.get('of');
  const kind = isKind(of) ? of : undefined;
  const wanted = kind ? [sources[kind]] : Object.values(sources);
  const [{ reply: labInfo }, ...found] = await Promise.all([
    invoke(api.labInfo.get),
    ...wanted.map((read) => read(url.origin)),
  ]);
  const names = { news: siteTexts.nav.news, papers: siteTexts.nav.publications };
  const lab = labInfo.name || siteTexts.product;
  return {
    title: kind ? `${lab}: ${names[kind]}` : lab,
    home: url.origin + (kind ? { news: paths.news, papers: paths.publications }[kind] : paths.home),
    self: `${url.origin}${url.pathname}${kind ? `?of=${kind}` : ''}`,
    language: siteTexts.language,
    entries: found.flat().sort((a, b) => b.published.localeCompare(a.published)),
  };
}

async function newsEntries(origin: string): Promise<FeedEntry[]> {
  const newest = (await newestNews.read()).slice(0, limits.page);
  return newest.map(({ id, title, summary, image, ...item }) => ({
    url: origin + paths.newsItem(id),
    title,
    summary,
    published: iso(item.createdAt),
    updated: lastChange(item),
    authors: [],
    kind: newsTexts.list.title,
    image: image && new URL(image, origin).href,
  }));
}

async function paperEntries(origin: string): Promise<FeedEntry[]> {
  const [{ records }, areas] = await Promise.all([
    readPage(asCards(papersCollection(), 'updatedAt'), {}),
    listedAreas.read(),
  ]);
  return records.map((record) => {
    const { title, summary, authors, image, ...paper } = record.data();
    return {
      url: origin + paths.paper(record.id),
      title,
      summary,
      published: iso(paper.createdAt),
      updated: lastChange(paper),
      authors,
      kind: areaNameOf(areas, paper, paper.category),
      image: image && new URL(image, origin).href,
    };
  });
}
