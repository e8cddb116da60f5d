import { api } from '@lab/contract';
import { newsTexts } from '@lab/contract/news/texts';
import { siteTexts } from '@lab/contract/texts';
import { invoke } from '../invoke.ts';
import type { Feed, FeedEntry } from './feeds.ts';

const sources = { news: newsEntries, papers: paperEntries };

const isKind = (of: string | null): of is keyof typeof sources => of !== null && Object.hasOwn(sources, of);

/** `of` names one of the two kinds; anything else means both. */
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
    home: `${url.origin}/${kind === 'papers' ? 'publications' : (kind ?? '')}`,
    self: `${url.origin}${url.pathname}${kind ? `?of=${kind}` : ''}`,
    language: siteTexts.language,
    entries: found.flat().sort((a, b) => b.published.localeCompare(a.published)),
  };
}

async function newsEntries(origin: string): Promise<FeedEntry[]> {
  const { reply } = await invoke(api.news.list);
  return reply.map(({ _id, title, summary, createdAt, image }) => ({
    url: `${origin}/news/${encodeURIComponent(_id)}`,
    title,
    summary,
    published: createdAt,
    authors: [],
    kind: newsTexts.list.title,
    image: image && new URL(image, origin).href,
  }));
}

async function paperEntries(origin: string): Promise<FeedEntry[]> {
  const { reply } = await invoke(api.papers.list);
  return reply.map(({ _id, title, details, createdAt, authors, category, image }) => ({
    url: `${origin}/paper/${encodeURIComponent(_id)}`,
    title,
    summary: details,
    published: createdAt,
    authors,
    kind: category,
    image: image && new URL(image, origin).href,
  }));
}
