/**
 * No submitted field is lost on the way to the page. New fields of the list, and new kinds, are tested
 * automatically.
 */
import {
  type FieldName,
  isOnlyCorrected,
  type Manuscript,
  paperFieldNames,
  paperFields,
  paperFieldsOf,
} from '@lab/contract/features/papers/fields';
import { alwaysNeeded } from '@lab/contract/features/papers/forms/asked';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { everyField, textsIn } from '@lab/contract/features/papers/manuscript.testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { publishPaper, submitPaper } from '../../test/records.ts';

const first = everyField('first');
const second = everyField('second');

/** All fields of a type are treated alike, so one of them is enough. */
const ofEachKind = paperFieldNames.filter((name, index) => {
  const sameKind = (other: FieldName) =>
    paperFields[other].is === paperFields[name].is &&
    'optional' in paperFields[other] === 'optional' in paperFields[name];
  return paperFieldNames.findIndex(sameKind) === index;
});

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
    // Empty fields are left out.
    const { selected, ...written } = now;
    const shown = selected ? now : written;
    expect(await get(`/researchPaper/${published}`)).toMatchObject(shown);
    expect(withId((await get('/myData', author.token)).publishedPapers, published)).toMatchObject(shown);
    const card = withId(await get('/researchPapers'), published);
    for (const name of paperFieldNames.filter((name) => paperFields[name].is !== 'prose' && name in shown))
      expect(card).toHaveProperty(name, now[name]);
  }
});

test('its page shows every field to people', async () => {
  const page = await (await fetch(`${process.env.LAB_ADDRESS}/paper/${published}`)).text();
  const shown = page.slice(page.indexOf('<body')).replace(/<script.*?<\/script>/gs, '');
  for (const name of paperFieldNames) for (const text of textsIn(first[name])) expect(shown).toContain(text);
});

test('its files say every field that citations have', async () => {
  const { body } = await call(`GET /researchPaper/${published}.csl.json`);
  const json = JSON.stringify(body);
  for (const name of paperFieldsOf('title', 'text', 'doi', 'prose')) expect(json).toContain(first[name]);
});

const empty = manuscriptOf({});
/** Of a work of another type than an article, whose DOI and picture may be missing. */
const poster = { ...first, type: 'poster' as const, selected: true };
const needed: readonly FieldName[] = alwaysNeeded;

describe.each(['corrected', 'edited'] as const)('a paper that is %s by an older client', (how) => {
  const memberNames = ofEachKind.filter((name) => how === 'corrected' || !isOnlyCorrected(name));
  let id: string;
  let read: () => Promise<Record<string, unknown>>;
  let change: (body: object) => ReturnType<typeof call>;

  beforeAll(async () => {
    if (how === 'edited') {
      id = await submitPaper(author, poster);
      read = () => get(`/pendingPaper/${id}`, author.token);
      change = (body) => call('PATCH /EditPaper', { token: author.token, body: { _id: id, ...body } });
      return;
    }
    id = await publishPaper(author, admin, poster);
    read = async () => {
      // Other works, which follow its area.
      const { related: _others, ...paper } = await get(`/researchPaper/${id}`);
      return paper;
    };
    change = (body) => call(`PATCH /researchPapers/${id}`, { token: admin.token, body });
  });

  test.each(memberNames)('changes nothing but %s, also with what it has seen of it', async (name) => {
    const before = await read();
    // Only authors can be marked.
    const marks: readonly string[] = paperFieldsOf('someAuthors');
    const value = marks.includes(name) ? (before.authors as string[]).slice(0, 1) : second[name];
    for (const body of [{}, { [name]: value, before: { [name]: before[name] } }])
      expect((await change(body)).status).toBe(200);
    const { [name]: changed, ...after } = await read();
    const { [name]: _was, drawn: _drawn, ...rest } = before;
    const others = Object.entries(rest).filter(([other]) => name !== 'authors' || !marks.includes(other));
    expect(after).toMatchObject(Object.fromEntries(others));
    expect(changed).toEqual(value);
  });

  test('loses the marks of somebody who is no longer an author, and gets none of them', async () => {
    await change(poster);
    const { status, body } = await change({ corresponding: ['Nobody Here'] });
    const sentence = '“Nobody Here” is not among the authors';
    expect([status, body.fields]).toEqual([400, { corresponding: sentence }]);
    expect((await change({ authors: ['Cy New'] })).status).toBe(200);
    expect(await read()).toMatchObject({ authors: ['Cy New'] });
    expect((await read()).corresponding ?? []).toEqual([]);
    await change(poster);
  });

  test.each(memberNames)('empties %s where it is named and empty', async (name) => {
    await change({ ...poster, selected: true });
    const before = await read();
    const { status, body } = await change({ [name]: name === 'type' ? undefined : empty[name] });
    const { [name]: after, ...others } = await read();
    const { [name]: was, ...same } = before;
    expect(others).toEqual(same);
    if (needed.includes(name)) {
      expect([status, Object.keys(body.fields)]).toEqual([400, [name]]);
    } else expect(status).toBe(200);
    // A picture can be replaced only.
    const stays = needed.includes(name) || name === 'image' || name === 'type';
    expect(after || empty[name]).toEqual(stays ? was : empty[name]);
  });

  test('who names a field without having seen its value is refused', async () => {
    await change(poster);
    const { volume, ...unseen } = (await read()) as Manuscript;
    const { status } = await change({ volume: '99', before: unseen });
    expect([status, ((await read()) as Manuscript).volume]).toEqual([409, volume]);
  });
});

test('an article of a member needs its fields, whichever of them an edit names', async () => {
  const id = await submitPaper(author, { ...poster, doi: '', details: '' });
  const edit = (body: object) =>
    call('PATCH /EditPaper', { token: author.token, body: { _id: id, ...body } });
  const { status, body } = await edit({ type: 'article' });
  expect([status, body.fields]).toEqual([400, { doi: 'DOI is required', details: 'Abstract is required' }]);
  expect((await edit({ type: 'article', doi: '10.1000/2', details: 'Here.' })).status).toBe(200);
});

test('of the links each is kept by itself', async () => {
  const id = await submitPaper(author, poster);
  const edit = (links: object) => call('PATCH /EditPaper', { token: author.token, body: { _id: id, links } });
  await edit({ code: '' });
  const { code: _none, ...others } = poster.links;
  expect((await get(`/pendingPaper/${id}`, author.token)).links).toEqual(others);
  await edit({});
  expect((await get(`/pendingPaper/${id}`, author.token)).links).toEqual({});
});

test.each(ofEachKind)('who has not seen the present %s writes over nothing', async (name) => {
  const now = await get(`/researchPaper/${published}`);
  const { status } = await correct(second, { ...now, [name]: second[name] });
  expect(status).toBe(409);
  expect(await get(`/researchPaper/${published}`)).toEqual(now);
});
