import { element, escapeXml, xmlDeclaration } from '../../core/http/xml.ts';

export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  published: string;
  updated: string;
  authors: string[];
  kind: string;
  image?: string;
}

export interface Feed {
  title: string;
  /** The page whose content the feed lists, and the feed's own address. */
  home: string;
  self: string;
  language: string;
  /** The lab's tagline. */
  subtitle: string;
  icon?: string;
  entries: readonly FeedEntry[];
}

/** An empty feed still needs a date, which must never change. */
function updated(feed: Feed): string {
  const times = feed.entries.map((entry) => entry.updated);
  return times.sort().at(-1) ?? new Date(0).toISOString();
}

export function atomFeed(feed: Feed): string {
  return [
    xmlDeclaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element('id', feed.self),
    element('title', feed.title),
    feed.subtitle && element('subtitle', feed.subtitle),
    feed.icon && element('icon', feed.icon),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.home)}"/>`,
    element('updated', updated(feed)),
    // Atom requires an author, of the feed if the entry has none (RFC 4287, 4.1.1).
    `<author>${element('name', feed.title)}</author>`,
    ...feed.entries.map(atomEntry),
    '</feed>\n',
  ].join('');
}

function atomEntry({ url, title, summary, published, updated, authors, kind }: FeedEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('published', published),
    element('updated', updated),
    ...authors.map((name) => `<author>${element('name', name)}</author>`),
    `<category term="${escapeXml(kind)}"/>`,
    // Without any text an entry is not whole for the validator of the W3C.
    element('summary', summary || title),
    '</entry>',
  ].join('');
}

export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: feed.language,
    ...(feed.subtitle && { description: feed.subtitle }),
    ...(feed.icon && { icon: feed.icon }),
    items: feed.entries.map(({ url, title, summary, published, updated, authors, kind, image }) => ({
      id: url,
      url,
      title,
      content_text: summary,
      date_published: published,
      date_modified: updated,
      ...(image && { image }),
      ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
      tags: [kind],
    })),
  });
}
