/** Nothing that is submitted gets lost on the way to the page, in whatever field; a new field is tested by being listed. */
import { fieldNames, type Manuscript, namesOf, paperFields } from '@lab/contract/papers/fields';
import { everyField, textsIn } from '@lab/contract/papers/manuscript.testing';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../test/people.ts';
import { publishPaper, submitPaper } from '../test/records.ts';

const first = everyField('first');
const second = everyField('second');

let author: Person;
let admin: Person;
let published: string;

beforeAll(async () => {
  author = await makeMember();
  admin = await makeAdmin();
  published = await publishPaper(author, admin, first);
});

const get = async (path: string, token?: string) => (await call(`GET ${path}`, { token })).body;
const withId = (papers: { _id: string }[], id: string) => papers.find(({ _id }) => _id === id);
const correct = (body: Manuscript, before: Manuscript) =>
  call(`PATCH /researchPapers/${published}`, { token: admin.token, body: { ...body, before } });

test('a paper waits, is edited and exported with all its fields', async () => {
  const id = await submitPaper(author, first);
  // Only admins write notices.
  const body = { ...second, _id: id, before: { ...first, notices: [] } };
  for (const { selected, notices, ...now } of [first, second]) {
    expect(await get(`/pendingPaper/${id}`, author.token)).toMatchObject(now);
    expect(withId(await get('/pendingPaper', author.token), id)).toMatchObject(now);
    expect(withId(await get('/ResearchRequest', admin.token), id)).toMatchObject(now);
    expect(withId((await get('/myData', author.token)).pendingPapers, id)).toMatchObject(now);
    expect((await call('PATCH /EditPaper', { token: author.token, body })).status).toBe(200);
  }
});

test('is published and corrected with all of them; a list has all but the long texts', async () => {
  for (const now of [first, second, first]) {
    expect((await correct(now, await get(`/researchPaper/${published}`))).status).toBe(200);
    // What is empty is left out.
    const { selected, ...written } = now;
    const shown = selected ? now : written;
    expect(await get(`/researchPaper/${published}`)).toMatchObject(shown);
    expect(withId((await get('/myData', author.token)).publishedPapers, published)).toMatchObject(shown);
    const card = withId(await get('/researchPapers'), published);
    for (const name of fieldNames.filter((name) => paperFields[name].is !== 'prose' && name in shown))
      expect(card).toHaveProperty(name, now[name]);
  }
});

test('its page shows every field to people', async () => {
  const page = await (await fetch(`${process.env.LAB_ADDRESS}/paper/${published}`)).text();
  const shown = page.slice(page.indexOf('<body')).replace(/<script.*?<\/script>/gs, '');
  for (const name of fieldNames) for (const text of textsIn(first[name])) expect(shown).toContain(text);
});

test('its files say every field that citations have', async () => {
  const { body } = await call(`GET /researchPaper/${published}.csl.json`);
  const said = JSON.stringify(body);
  for (const name of namesOf('title', 'text', 'doi', 'prose')) expect(said).toContain(first[name]);
});

test.each(fieldNames)('who has not seen the present %s writes over nothing', async (name) => {
  const now = await get(`/researchPaper/${published}`);
  const { status } = await correct(second, { ...now, [name]: second[name] });
  expect(status).toBe(409);
  expect(await get(`/researchPaper/${published}`)).toEqual(now);
});
