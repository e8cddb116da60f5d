/** Finding published papers. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, nextPath } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { makeArea, publishPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  admin = await makeAdmin();
});

describe('finding', () => {
  test('by area, year, author, words, and all together', async () => {
    const category = await makeArea(admin);
    const first = await publishPaper(author, admin, {
      category,
      title: 'Grüße from the quantum lab',
      publicationDate: '2019-05-05',
      authors: ['Ada Lovelace'],
    });
    const second = await publishPaper(author, admin, {
      category,
      details: 'About quantum hats and 猫の研究.',
      publicationDate: '2020-05-05',
    });
    const find = async (query: Record<string, string>) => {
      const { status, body } = await call(
        `GET /researchPapers?${new URLSearchParams({ area: category, ...query })}`,
      );
      expect(status).toBe(200);
      return body.map(({ _id }: { _id: string }) => _id);
    };
    expect(await find({})).toEqual([second, first]);
    expect(await find({ year: '2019' })).toEqual([first]);
    expect(await find({ author: 'ada  LOVELACE' })).toEqual([first]);
    expect(await find({ author: author.email })).toEqual([second, first]);
    expect(await find({ q: 'Quantum' })).toEqual([second, first]);
    expect(await find({ q: 'quantum grusse' })).toEqual([first]);
    expect(await find({ q: '猫' })).toEqual([second]);
    expect(await find({ q: 'lovelace', year: '2019', author: 'Ada Lovelace' })).toEqual([first]);
    expect(await find({ q: 'nowhere' })).toEqual([]);
    expect(await find({ q: '...' })).toEqual([second, first]);
  });

  test('page after page, nothing twice and nothing missing, also when words are compared', async () => {
    const category = await makeArea(admin);
    const ids: string[] = [];
    for (const [index, word] of ['odd', 'even', 'odd', 'even', 'odd'].entries()) {
      ids.unshift(await publishPaper(author, admin, { category, title: `Number ${index} ${word} sequence` }));
    }
    const seen = async (query: string) => {
      const found: string[] = [];
      let path: string | undefined = `/researchPapers?area=${encodeURIComponent(category)}&${query}`;
      while (path) {
        const page = await call(`GET ${path}`);
        expect(page.status).toBe(200);
        found.push(...page.body.map(({ _id }: { _id: string }) => _id));
        path = nextPath(page);
      }
      return found;
    };
    expect(await seen('limit=2')).toEqual(ids);
    expect(await seen('limit=1&q=sequence+odd')).toEqual([ids[0], ids[2], ids[4]]);
    expect(await seen('limit=2&q=sequence+odd')).toEqual([ids[0], ids[2], ids[4]]);
    expect(await seen('limit=5')).toEqual(ids);
    expect(await seen('limit=1000')).toEqual(ids);
  });

  test('a list cuts long details after 200 characters, a paper does not', async () => {
    const details = 'word '.repeat(100).trim();
    const id = await publishPaper(author, admin, { details });
    const [card] = (await call('GET /researchPapers?limit=1')).body;
    expect(card._id).toBe(id);
    expect(card.details).toBe(`${details.slice(0, 200)}…`);
    expect((await call(`GET /researchPaper/${id}`)).body.details).toBe(details);
  });

  test.each([
    ['limit=many', { limit: 'The limit must be a whole number' }],
    ['limit=1.5', { limit: 'The limit must be a whole number' }],
    ['year=twenty', { year: 'Year cannot exceed 4 characters' }],
    ['year=20x5', { year: 'Please provide a year with four digits' }],
  ])('refuses ?%s', async (query, fields) => {
    const { status, body } = await call(`GET /researchPapers?${query}`);
    expect(status).toBe(400);
    expect(body.fields).toMatchObject(fields);
  });

  test.each(['双名 (Shuang Ming)', '双名', 'Shuang Ming', 'Ming, Shuang', 'SHUANG MING (别名)'])(
    'finds an author in two spellings as %s',
    async (searched) => {
      const id = await publishPaper(author, admin, { authors: ['双名 (Shuang Ming)', 'Ann First'] });
      const { body } = await call(`GET /researchPapers?author=${encodeURIComponent(searched)}`);
      expect(body.map(({ _id }: { _id: string }) => _id)).toContain(id);
    },
  );

  test('an author of more spellings than the database compares at once is looked for all the same', async () => {
    const { status, body } = await call(
      `GET /researchPapers?author=${encodeURIComponent(`a${'(b)'.repeat(40)}`)}`,
    );
    expect({ status, body }).toEqual({ status: 200, body: [] });
  });

  test('refuses a cursor that is none', async () => {
    for (const cursor of ['x', 'MS4yLmEvYg']) {
      const { status, body } = await call(`GET /researchPapers?cursor=${cursor}`);
      expect(status).toBe(400);
      expect(body.message).toBe('This page link is no longer valid. Please start again from the first page.');
    }
  });
});

test('a paper whose letters become many when it is searched is published all the same', async () => {
  const authors = Array.from({ length: 200 }, (_, index) => `${index}${'ﷺ'.repeat(147)}`);
  const id = await publishPaper(author, admin, { authors, details: 'ﷺ'.repeat(10_000) });
  expect((await call(`GET /researchPaper/${id}`)).body.authors).toEqual(authors);
});

test('a card never ends with half of a character', async () => {
  const id = await publishPaper(author, admin, { details: `${'x'.repeat(199)}😀 and more` });
  const [card] = (await call('GET /researchPapers?limit=1')).body;
  expect(card).toMatchObject({ _id: id, details: `${'x'.repeat(199)}…` });
});

describe('more by the same author', () => {
  test('newest first, without the paper itself', async () => {
    const writer = await makeMember('Wanda Writer');
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.unshift(await publishPaper(writer, admin));
    const { body } = await call(`GET /morePaper/${ids[1]}`);
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([ids[0], ids[2]]);
  });

  test.each(['GET /morePaper/none', 'GET /researchPaper/none'])('%s is not found', async (what) => {
    const { status, body } = await call(what);
    expect(status).toBe(404);
    expect(body.message).toBe('Paper not found');
  });
});
