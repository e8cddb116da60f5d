import { describe, expect, test } from 'vitest';
import { exportOf, item, mossItems } from './made-up-export.testing.ts';
import { isExport, longestContent, readExport } from './read-export.ts';

const read = (text: string) => readExport('moss.xml', text);

test('an export is read without comments, authors and passwords', () => {
  const text = exportOf(mossItems());
  expect(isExport(text)).toBe(true);
  const { title, link, description, posts, categories } = read(text);
  expect([title, link, description]).toEqual(['Moss & Co', 'https://moss.example', 'We study moss']);
  expect([...categories]).toEqual([['walls', 'lab']]);
  expect(posts).toHaveLength(mossItems().length);
  expect(posts[0]).toMatchObject({
    id: '1',
    type: 'post',
    title: 'We opened',
    link: 'https://moss.example/2020/02/opened/',
    status: 'publish',
    hasPassword: false,
    date: new Date('2020-02-03T12:00:00Z'),
    terms: [{ kind: 'category', slug: 'walls', name: 'Walls' }],
  });
  expect(posts[0]?.fields.get('_thumbnail_id')).toBe('20');
  expect(posts.find(({ id }) => id === '4')?.hasPassword).toBe(true);
  const all = JSON.stringify(
    posts.filter(({ type }) => type !== 'feedback').map((post) => [post, [...post.fields]]),
  );
  for (const secret of ['secret@', 'secret.example', 'Secret', 'moss-admin', 'secret-word'])
    expect(all).not.toContain(secret);
});

test('signs that XML forbids, CDATA in CDATA and a date of zeros are read', () => {
  const [post] = read(
    exportOf([item({ id: 1, content: 'a\u0008b ]]> c', date: '0000-00-00 00:00:00' })]),
  ).posts;
  expect(post).toMatchObject({ content: 'ab ]]> c', date: undefined });
});

describe('it refuses with a sentence', () => {
  const bomb =
    '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
  test.each([
    [
      'entities that stand for gigabytes',
      exportOf([], { before: bomb, title: '&c;' }),
      'document type (DTD)',
    ],
    [
      'a file from outside',
      exportOf([], { before: '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>', title: '&x;' }),
      'document type (DTD)',
    ],
    ['an unknown entity', exportOf([], { title: 'a &nbsp; b' }), 'no whole XML, at line 4'],
    [
      'elements in a thousand others',
      exportOf(['<a>'.repeat(1_000) + '</a>'.repeat(1_000)]),
      'more than 20 others',
    ],
    ['half of a file', exportOf([item({ id: 1 })]).slice(0, -40), 'no whole XML'],
    ['too many items', exportOf(Array(50_001).fill('<item></item>')), 'more than 50000 items'],
  ])('%s', (_, text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

test('of a huge text only the beginning is kept', () => {
  const [post, next] = read(
    exportOf([item({ id: 1, content: 'x'.repeat(2 * longestContent) }), item({ id: 2, title: 'Next' })]),
  ).posts;
  expect(post?.content.length).toBe(longestContent + 1);
  expect(next?.title).toBe('Next');
});

test('fields are as many and as long as people write them', () => {
  const fields = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`f${at}`, 'x']));
  const [post] = read(exportOf([item({ id: 1, fields: { long: 'x'.repeat(100_001), ...fields } })])).posts;
  expect(post?.fields.size).toBe(500);
  expect(post?.fields.has('long')).toBe(false);
});
