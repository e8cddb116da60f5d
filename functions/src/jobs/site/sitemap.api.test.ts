/** The sitemap of a lab that has more papers than one file holds, from the real database. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';

// A project of its own, because so many papers would disturb other tests.
await useOwnProject('demo-sitemap');
const { firestore } = await import('../../core/data/firestore.ts');
const { newsStore } = await import('../../features/news/news-store.ts');
const { papersCollection } = await import('../../features/papers/paper-store.ts');
const { answerSitemap } = await import('./sitemap-entries.ts');
const { largeKinds } = await import('./sitemap-store.ts');

const count = 10_003;
const perBatch = 500;
const origin = 'https://lab.test';

/** Seven papers share each time, so that a file also ends between two of the same time. */
const dated = (index: number) => ({ createdAt: Timestamp.fromMillis(Math.floor(index / 7) * 60_000) });

beforeAll(async () => {
  for (let start = 0; start < count; start += perBatch) {
    const batch = firestore().batch();
    for (let index = start; index < Math.min(start + perBatch, count); index++) {
      batch.set(firestore().doc(`${papersCollection().path}/p${index}`), dated(index));
    }
    await batch.commit();
  }
  await firestore().doc(`${newsStore.collection().path}/n1`).set(dated(1));
});

async function read(address: string) {
  const xml = await answerSitemap(new URL(address, origin));
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(xml);
}

const locations = (entries: { loc: string }[]) => entries.map(({ loc }) => loc);

test('the index names parts that together list every record once', async () => {
  const parts = locations((await read('/sitemap.xml')).sitemapindex.sitemap);
  expect(parts).toEqual([
    `${origin}/sitemap.xml?part=pages`,
    `${origin}/sitemap.xml?part=papers`,
    expect.stringMatching(/\?part=papers&after=[\w-]+$/),
    ...largeKinds.slice(1).map((kind) => `${origin}/sitemap.xml?part=${kind}`),
  ]);
  const [, first = '', second = '', news = ''] = parts;
  const [newer, older] = [await read(first), await read(second)].map(({ urlset }) => locations(urlset.url));
  expect([newer?.length, older?.length]).toEqual([10_000, 3]);
  const papers = Array.from({ length: count }, (_, index) => `${origin}/paper/p${index}`);
  expect(new Set([...(newer ?? []), ...(older ?? [])])).toEqual(new Set(papers));
  expect(locations((await read(news)).urlset.url)).toEqual([`${origin}/news/n1`]);
});

test('its part of pages has no dates for lists that it has not read', async () => {
  const { url } = (await read('/sitemap.xml?part=pages')).urlset;
  expect(url).toContainEqual({ loc: `${origin}/publications` });
});

test('its part of pages lists each page once', async () => {
  const listed = locations((await read('/sitemap.xml?part=pages')).urlset.url);
  expect(listed.toSorted()).toEqual([...new Set(listed)].sort());
});

test('it refuses a part with a made-up cursor', async () => {
  await expect(read('/sitemap.xml?part=papers&after=made-up')).rejects.toThrow(
    'This page link is no longer valid. Please start again from the first page.',
  );
});

test('a page that the lab has taken out of its menu is not listed', async () => {
  const pages = [
    { page: 'about', name: '', shown: false },
    { page: 'home', name: '', shown: false },
  ];
  await firestore()
    .doc('public/home')
    .set({ settings: { menu: { pages } } });
  const listed = locations((await read('/sitemap.xml?part=pages')).urlset.url);
  expect(listed).not.toContain(`${origin}/aboutUs`);
  expect(listed).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/events`, `${origin}/contactUs`]));
});
