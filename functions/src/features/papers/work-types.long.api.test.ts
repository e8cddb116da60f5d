/** Works of every type, from their submission to their correction. */
import { workTypes } from '@lab/contract/features/papers/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, publishPaper, submitPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember();
  admin = await makeAdmin();
});

const bare = (over: object = {}) => ({
  title: 'A small work',
  authors: ['Jane Doe'],
  publicationDate: '2019',
  ...over,
});
const submit = (body: object) => call('POST /ResearchRequest', { token: author.token, body });
const get = async (id: string) => (await call(`GET /researchPaper/${id}`)).body;
async function publishBare(over: object): Promise<string> {
  const { body } = await submit(bare(over));
  expect((await call(`POST /researchPaper/${body.insertedId}`, { token: admin.token })).status).toBe(200);
  return body.insertedId;
}

describe.each(workTypes.filter((type) => type !== 'article'))('a work of type %s', (type) => {
  test('needs a title, an author and a year, and nothing else', async () => {
    const id = await publishBare({ type });
    const paper = await get(id);
    expect(paper).toMatchObject({ ...bare(), type, doi: '', category: '', details: '', image: '' });
    const { body } = await submit({ type, authors: ['  '] });
    expect(body.fields).toEqual({
      title: 'Title is required',
      authors: 'Author is required',
      publicationDate: 'Date of publication is required',
    });
  });
});

test('what names no type is an article, with all that the specification demands of one', async () => {
  expect(await get(await publishPaper(author, admin))).toMatchObject({ type: 'article' });
  const { status, body } = await submit(bare());
  expect(status).toBe(400);
  expect(Object.keys(body.fields).toSorted()).toEqual(['category', 'details', 'doi', 'image', 'publisher']);
});

test.each(['2019', '2019-03', '2019-03-04'])(
  'the date %s stays as precise as it was written',
  async (date) => {
    const id = await publishBare({ type: 'report', publicationDate: date });
    expect((await get(id)).publicationDate).toBe(date);
    const found = await call('GET /researchPapers?year=2019&limit=100');
    expect(found.body.map(({ _id }: { _id: string }) => _id)).toContain(id);
    const file = await fetch(`${process.env.LAB_ADDRESS}/api/researchPaper/${id}.csl.json`);
    const csl = (await file.json()) as { issued: unknown }[];
    expect(csl[0]?.issued).toEqual({ 'date-parts': [date.split('-').map(Number)] });
    const page = await (await fetch(`${process.env.LAB_ADDRESS}/paper/${id}`)).text();
    expect(page).toContain(`name="citation_publication_date" content="${date.replaceAll('-', '/')}"`);
    expect(page).toContain(`"datePublished":"${date}"`);
  },
);

test('only an admin selects a work', async () => {
  const id = await submitPaper(author, { selected: true });
  const edit = { ...paperBody(), _id: id, selected: true };
  expect((await call('PATCH /EditPaper', { token: author.token, body: edit })).status).toBe(200);
  expect((await call(`POST /researchPaper/${id}`, { token: admin.token })).status).toBe(200);
  expect(await get(id)).not.toHaveProperty('selected');
  const body = { ...paperBody(), selected: true };
  expect((await call(`PATCH /researchPapers/${id}`, { token: admin.token, body })).status).toBe(200);
  expect(await get(id)).toMatchObject({ selected: true });
});

test('a work without an area is corrected by who has seen it, and by nobody else', async () => {
  const id = await publishBare({ type: 'talk' });
  const correct = async (title: string, before: object) =>
    (
      await call(`PATCH /researchPapers/${id}`, {
        token: admin.token,
        body: { ...bare({ type: 'talk', title }), before },
      })
    ).status;
  const seen = await get(id);
  expect(await correct('A corrected work', seen)).toBe(200);
  expect(await correct('Another work', seen)).toBe(409);
});

test('hostile texts are rendered as texts', async () => {
  const hostile = '"><script>alert(1)</script>';
  const id = await publishBare({
    type: 'other',
    note: hostile,
    arxiv: hostile,
    licence: hostile,
    imageAlt: hostile,
    moreLinks: [{ name: hostile, url: 'https://x.test/' }],
  });
  const page = await (await fetch(`${process.env.LAB_ADDRESS}/paper/${id}`)).text();
  expect(page).not.toContain('<script>alert(1)');
});
