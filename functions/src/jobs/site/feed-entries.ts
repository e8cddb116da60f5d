import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { firstField } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { plainMath } from '@lab/contract/core/math/plain';
import { paths } from '@lab/contract/features/pages/paths';
import { type GivenPaperFilter, paperFilterIn } from '@lab/contract/features/papers/filter';
import { noticeSentence, titleWithNotice } from '@lab/contract/features/papers/notices';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { iconOf } from '@lab/contract/lib/uploads/files';
import { siteTexts } from '@lab/contract/texts/texts';
import { content } from '../../app/content-kinds.ts';
import { invoke } from '../../app/mounted.ts';
import type { Content } from '../../core/content/content-handlers.ts';
import { readHiding } from '../../core/content/hidden-email.ts';
import { iso, lastChange } from '../../core/data/time.ts';
import { validate } from '../../core/http/validation.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { areaNameOf } from '../../features/areas/area-names.ts';
import { listedAreas } from '../../features/areas/area-store.ts';
import { findPapers } from '../../features/papers/paper-search-store.ts';
import type { StoredPaper } from '../../features/papers/paper-store.ts';
import type { Feed, FeedEntry } from './feeds.ts';

interface Source {
  title(): string;
  /** The page whose news the feed contains. */
  page: string;
  /** Reads the records; what it returns writes the entries, in the words of the lab. */
  entries(origin: string, filter: GivenPaperFilter): Promise<() => FeedEntry[]>;
}

const sources: Record<string, Source> = {
  ...Object.fromEntries(Object.entries(content).flatMap(contentSource)),
  papers: { title: () => siteTexts.nav.publications, page: paths.publications, entries: paperEntries },
};

/** `?of=` chooses one source; any other value means all. Papers can be filtered as on their page. */
function wantedIn({ searchParams }: URL) {
  const of = searchParams.get('of') ?? '';
  const source = Object.hasOwn(sources, of) ? sources[of] : undefined;
  const filter = of === 'papers' ? paperFilterIn(searchParams) : {};
  const query = source ? `?${new URLSearchParams({ of, ...filter })}` : '';
  return { source, filter, query };
}

export const feedQuery = (url: URL) => wantedIn(url).query;

export async function readFeed(url: URL): Promise<Feed> {
  const { source, filter, query } = wantedIn(url);
  const wanted = source ? [source] : Object.values(sources);
  const [{ reply: labInfo }, { reply: settings }, team, ...found] = await Promise.all([
    invoke(api.labInfo.get),
    invoke(api.settings.get),
    readNames(),
    ...wanted.map(({ entries }) => entries(url.origin, filter)),
  ]);
  const icon = iconOf(settings.icon ?? '');
  const person = team.find(({ _id }) => _id === filter.person)?.name;
  const filtered = Object.values({ ...filter, ...(person && { person }) });
  const page = source
    ? source.page + (filtered.length > 0 ? `?${new URLSearchParams(filter)}` : '')
    : paths.home;
  const words = await loadWords(settings.words);
  return withWords(words, () => ({
    title: source
      ? `${labInfo.name || siteTexts.product}: ${[source.title(), ...filtered].join(', ')}`
      : labInfo.name || siteTexts.product,
    home: url.origin + page,
    self: url.origin + url.pathname + query,
    language: siteTexts.language,
    subtitle: settings.tagline ?? siteTexts.tagline,
    ...(icon && { icon: url.origin + icon }),
    entries: found.flatMap((write) => write()).sort((a, b) => b.published.localeCompare(a.published)),
  }));
}

/**
 * Only for kinds with a feed in their declaration. A record without a page is found by its id in the list.
 */
function contentSource([name, { store, newest }]: [string, Content]): [string, Source][] {
  const { kind, declared } = store;
  const { feed, listPage, fields }: Declaration = declared;
  const { all, one: pageOf = (id: string) => `${all}#${id}` } = kind.pages;
  if (!feed || !listPage) return [];
  const [picture = ''] = firstField(fields, 'picture') ?? [];
  const entryOf = (item: Awaited<ReturnType<typeof newest>>[number], origin: string): FeedEntry => {
    const image = String(item[picture] ?? '');
    return {
      url: origin + pageOf(item.id),
      title: store.nameOf(item),
      summary: plainMath(String(item[feed.summary] ?? '')),
      published: iso(item.createdAt),
      updated: lastChange(item),
      authors: [],
      kind: listPage.title,
      ...(image && { image: new URL(image, origin).href }),
    };
  };
  const entries = async (origin: string) => {
    const items = (await newest()).slice(0, limits.page);
    return () => items.map((item) => entryOf(item, origin));
  };
  return [[name, { title: () => listPage.title, page: all, entries }]];
}

async function paperEntries(origin: string, filter: GivenPaperFilter): Promise<() => FeedEntry[]> {
  const { papersQuery } = await import('@lab/contract/features/papers/schemas');
  const query = await validate(papersQuery, filter);
  const [areas, team, hiding] = await Promise.all([listedAreas.read(), readNames(), readHiding()]);
  const { items } = await findPapers(query, { areas, team, hiding });
  return () =>
    items.map((record) => {
      const { title, summary, authors, image, notices, ...paper } = record.data() as StoredPaper;
      return {
        url: origin + paths.paper(record.id),
        title: titleWithNotice(plainMath(title), notices),
        summary: [...notices.map(noticeSentence), plainMath(summary)].filter(Boolean).join(' '),
        published: iso(paper.createdAt),
        updated: lastChange(paper),
        authors,
        kind: areaNameOf(areas, paper, paper.category),
        image: image && new URL(image, origin).href,
      };
    });
}
