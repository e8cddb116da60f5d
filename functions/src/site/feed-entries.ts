import { api, limits } from '@lab/contract';
import { firstField } from '@lab/contract/content/field';
import type { Declaration } from '@lab/contract/content/kind';
import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { areaNameOf } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import type { Content } from '../content/content-handlers.ts';
import { content } from '../content-kinds.ts';
import { readPage } from '../data/page.ts';
import { iso, lastChange } from '../data/time.ts';
import { invoke } from '../invoke.ts';
import { asCards, papersCollection } from '../papers/paper-store.ts';
import type { Feed, FeedEntry } from './feeds.ts';

interface Source {
  title: string;
  /** The page whose news the feed contains. */
  page: string;
  entries(origin: string): Promise<FeedEntry[]>;
}

const sources: Record<string, Source> = {
  ...Object.fromEntries(Object.entries(content).flatMap(contentSource)),
  papers: { title: siteTexts.nav.publications, page: paths.publications, entries: paperEntries },
};

export const feedNames = Object.keys(sources);

/** `?of=` chooses one source; any other value means all. */
export async function readFeed(url: URL): Promise<Feed> {
  const of = url.searchParams.get('of') ?? '';
  const source = Object.hasOwn(sources, of) ? sources[of] : undefined;
  const wanted = source ? [source] : Object.values(sources);
  const [{ reply: labInfo }, ...found] = await Promise.all([
    invoke(api.labInfo.get),
    ...wanted.map(({ entries }) => entries(url.origin)),
  ]);
  const lab = labInfo.name || siteTexts.product;
  return {
    title: source ? `${lab}: ${source.title}` : lab,
    home: url.origin + (source?.page ?? paths.home),
    self: `${url.origin}${url.pathname}${source ? `?of=${of}` : ''}`,
    language: siteTexts.language,
    entries: found.flat().sort((a, b) => b.published.localeCompare(a.published)),
  };
}

/** Only for kinds with a feed in their declaration and a page for each record. */
function contentSource([name, { store, newest }]: [string, Content]): [string, Source][] {
  const { kind, declared, nameOf } = store;
  const { feed, fields }: Declaration = declared;
  const pageOf = kind.pages.one;
  if (!feed || !pageOf) return [];
  const [picture = ''] = firstField(fields, 'picture') ?? [];
  const entries = async (origin: string) =>
    (await newest()).slice(0, limits.page).map((item): FeedEntry => {
      const image = String(item[picture] ?? '');
      return {
        url: origin + pageOf(item.id),
        title: nameOf(item),
        summary: String(item[feed.summary] ?? ''),
        published: iso(item.createdAt),
        updated: lastChange(item),
        authors: [],
        kind: feed.title,
        ...(image && { image: new URL(image, origin).href }),
      };
    });
  return [[name, { title: feed.title, page: kind.pages.all, entries }]];
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
