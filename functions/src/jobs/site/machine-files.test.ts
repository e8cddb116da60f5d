import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { atomFeed, type Feed, jsonFeed } from './feeds.ts';
import { sitemap, sitemapIndex } from './sitemap-entries.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['entry', 'url', 'sitemap'].includes(name),
});

function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

const hostile = '<b>"&\' ]]> <!-- </entry> \u0000\u001b\ud800';
const readable = '<b>"&\' ]]> <!-- </entry>';

const feed: Feed = {
  title: hostile,
  home: 'https://lab.test/news',
  self: 'https://lab.test/feed.xml?of=news&x=1',
  language: 'en',
  subtitle: hostile,
  icon: 'https://lab.test/images/lab/u/logo-icon.png',
  entries: [
    {
      url: 'https://lab.test/news/1?a=1&b=2',
      title: hostile,
      summary: hostile,
      published: '2025-06-01T09:00:00.000Z',
      updated: '2025-06-01T09:00:00.000Z',
      authors: ['Ada', hostile],
      kind: hostile,
    },
    {
      url: 'https://lab.test/paper/2',
      title: 'Two',
      summary: '',
      published: '2025-05-01T09:00:00.000Z',
      updated: '2025-07-01T09:00:00.000Z',
      authors: [],
      kind: 'Paper',
      image: 'https://lab.test/images/papers/u/p.webp',
    },
  ],
};

describe('the Atom feed', () => {
  it('is valid XML with any text, which is read back unchanged', () => {
    const { feed: read } = parse(atomFeed(feed));
    expect(read.title).toBe(readable);
    expect(read.id).toBe(feed.self);
    expect(read.subtitle).toBe(readable);
    expect(read.icon).toBe(feed.icon);
    expect(read.entry).toHaveLength(2);
    expect(read.entry[0]).toMatchObject({
      id: 'https://lab.test/news/1?a=1&b=2',
      title: readable,
      summary: readable,
      author: [{ name: 'Ada' }, { name: readable }],
    });
  });

  it('says the title where there is no summary, because the validator of the W3C wants a text', () => {
    expect(parse(atomFeed(feed)).feed.entry[1].summary).toBe('Two');
  });

  it('has the date of its last changed entry', () => {
    const { feed: read } = parse(atomFeed(feed));
    expect(read.updated).toBe('2025-07-01T09:00:00.000Z');
    expect(read.entry.map(({ published, updated }: Record<string, string>) => [published, updated])).toEqual([
      ['2025-06-01T09:00:00.000Z', '2025-06-01T09:00:00.000Z'],
      ['2025-05-01T09:00:00.000Z', '2025-07-01T09:00:00.000Z'],
    ]);
  });

  it('is valid without entries', () => {
    const { feed: read } = parse(atomFeed({ ...feed, entries: [] }));
    expect(read.entry).toBeUndefined();
    expect(read.updated).toBe('1970-01-01T00:00:00.000Z');
  });
});

it('the JSON feed holds the same entries', () => {
  const read = JSON.parse(jsonFeed(feed));
  expect(read.version).toBe('https://jsonfeed.org/version/1.1');
  expect(read.items[0]).toMatchObject({
    title: hostile,
    authors: [{ name: 'Ada' }, { name: hostile }],
    tags: [hostile],
  });
  expect(read.items[1]).toMatchObject({
    id: 'https://lab.test/paper/2',
    image: 'https://lab.test/images/papers/u/p.webp',
    date_published: '2025-05-01T09:00:00.000Z',
    date_modified: '2025-07-01T09:00:00.000Z',
  });
  expect(read.items[1]).not.toHaveProperty('authors');
});

describe('the sitemap', () => {
  it('escapes addresses and has dates where they are known', () => {
    const { urlset } = parse(
      sitemap([
        { url: 'https://lab.test/?a=1&b=<', lastModified: '2025-01-01T00:00:00.000Z' },
        { url: 'https://lab.test/team' },
      ]),
    );
    expect(urlset.url).toEqual([
      { loc: 'https://lab.test/?a=1&b=<', lastmod: '2025-01-01T00:00:00.000Z' },
      { loc: 'https://lab.test/team' },
    ]);
  });

  it('of a large lab is a list of sitemaps', () => {
    const { sitemapindex } = parse(
      sitemapIndex([{ url: 'https://lab.test/sitemap.xml?part=papers&after=x' }]),
    );
    expect(sitemapindex.sitemap).toEqual([{ loc: 'https://lab.test/sitemap.xml?part=papers&after=x' }]);
  });
});
