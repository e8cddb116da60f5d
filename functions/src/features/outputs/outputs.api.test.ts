/**
 * What a lab makes: the order of its lists, whose it is, its feeds, and that it is nowhere while there is
 * none.
 */
import { outputKeys, outputKinds } from '@lab/contract/kinds/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, nextPath } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { makeAdmin, type Person } from '../../test/people.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const send = (what: string, body: object = {}): Promise<Answer> => call(what, { token: admin.token, body });
const idOf = ({ body }: Answer) => body.insertedId as string;
const add = async (kind: 'projects' | 'talks' | 'theses' | 'awards', over: object) =>
  idOf(await send(`POST /${kind}`, contentBody(kind, { people: [], ...over })));
const ids = ({ body }: Answer): string[] => body.map(({ _id }: { _id: string }) => _id);

async function listed(kind: string, ours: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = `/${kind}?limit=2`; next; ) {
    const answer = await call(`GET ${next}`);
    found.push(...ids(answer));
    next = nextPath(answer);
  }
  expect(new Set(found).size).toBe(found.length);
  return found.filter((id) => ours.includes(id));
}

describe('a list', () => {
  test('has the groups in the order of the declaration, and the newest first in each, over several pages', async () => {
    const finished = await add('projects', { state: 'finished', start: '2020', end: '2021-03' });
    const older = await add('projects', { state: 'running', start: '2024-05', end: '' });
    const planned = await add('projects', { state: 'planned', start: '2027', end: '' });
    const newer = await add('projects', { state: 'running', start: '2025-01-31', end: '' });
    const ours = [finished, older, planned, newer];
    expect(await listed('projects', ours)).toEqual([newer, older, planned, finished]);

    expect((await send(`PATCH /projects/${older}`, { state: 'finished' })).status).toBe(200);
    expect(await listed('projects', ours)).toEqual([newer, planned, older, finished]);
    expect((await send(`DELETE /projects/${newer}`)).status).toBe(200);
    expect((await send(`POST /removed/project/${newer}`)).status).toBe(200);
    expect(await listed('projects', ours)).toEqual([newer, planned, older, finished]);
    for (const id of ours) await send(`DELETE /projects/${id}`);
  });

  test('refuses an end before the start, as far as both are known', async () => {
    const wrong = { end: 'The end cannot be before the start' };
    const refused = contentBody('projects', { people: [], start: '2024-05', end: '2024-04' });
    expect((await send('POST /projects', refused)).body.fields).toEqual(wrong);
    const id = await add('projects', { start: '2024-05', end: '2024' });
    expect((await send(`PATCH /projects/${id}`, { end: '2023' })).body.fields).toEqual(wrong);
    expect((await send(`PATCH /projects/${id}`, { start: '2024-13' })).body.fields).toHaveProperty('start');
    await send(`DELETE /projects/${id}`);
  });
});

describe('whose it is', () => {
  test('a member and an area have what names them, and a supervisor is said to be one', async () => {
    const name = `Sofie Wrangel${Date.now().toString(36)}`;
    const member = idOf(await send('POST /team', contentBody('team', { name })));
    const area = idOf(await send('POST /researchArea', contentBody('areas')));
    const own = await add('talks', { title: 'Own', people: ['A Guest', name], date: '2025', areas: [area] });
    const led = await add('theses', {
      title: 'Led',
      people: ['A Student'],
      supervisors: [name],
      date: '2024',
    });
    const others = await add('talks', { title: 'Of others', date: '2025' });
    const award = await add('awards', { title: 'Medal', people: [name], date: '2023-04' });

    const ofMember = (await call(`GET /made?person=${member}`)).body;
    expect(ofMember).toEqual([
      { kind: 'talks', _id: own, title: 'Own', start: '2025', end: '2025' },
      { kind: 'awards', _id: award, title: 'Medal', start: '2023-04', end: '2023-04' },
      { kind: 'theses', _id: led, title: 'Led', start: '2024', end: '2024', supervised: true },
    ]);
    expect(ids(await call(`GET /made?area=${area}`))).toEqual([own]);
    expect((await call(`GET /theses/${led}`)).body.memberIds).toEqual(['', member]);
    const [shown] = (await call('GET /awards?limit=100')).body.filter(
      ({ _id }: { _id: string }) => _id === award,
    );
    expect(shown.memberIds).toEqual([member]);

    await send(`PATCH /talks/${own}`, { people: [] });
    await send(`DELETE /awards/${award}`);
    expect(ids(await call(`GET /made?person=${member}`))).toEqual([led]);
    for (const id of [own, others]) await send(`DELETE /talks/${id}`);
    await send(`DELETE /theses/${led}`);
    expect((await call(`GET /made?person=${member}`)).body).toEqual([]);
    await send(`DELETE /researchArea/${area}`);
    await send(`DELETE /team/${member}`);
  });

  test('nobody and nothing have none', async () => {
    expect((await call('GET /made')).body).toEqual([]);
    expect((await call('GET /made?person=nobody')).body).toEqual([]);
    expect((await call('GET /made?area=nowhere')).body).toEqual([]);
  });
});

describe('on the home page', () => {
  test('are the first few of each kind, in the order of its list, with one date', async () => {
    const dates = ['2091', '2092-03', '2093', '2094', '2095'];
    const talks: string[] = [];
    for (const date of dates) talks.push(await add('talks', { title: `Talk of ${date}`, date }));
    const project = await add('projects', { state: 'running', title: 'Later', start: '2098', end: '2099' });
    const of = async (wanted: string) =>
      (await call('GET /newestMade')).body.filter(({ kind }: { kind: string }) => kind === wanted);
    expect(await of('talks')).toEqual(
      [4, 3, 2].map((at) => ({
        kind: 'talks',
        _id: talks[at],
        title: `Talk of ${dates[at]}`,
        date: dates[at],
      })),
    );
    expect(await of('projects')).toContainEqual({
      kind: 'projects',
      _id: project,
      title: 'Later',
      date: '2098',
    });
    for (const id of talks) await send(`DELETE /talks/${id}`);
    await send(`DELETE /projects/${project}`);
    expect(await of('talks')).not.toContainEqual(expect.objectContaining({ _id: talks[4] }));
  });
});

describe('the feed', () => {
  async function entriesOf(kind: string): Promise<{ url: string; title: string }[]> {
    const answer = await fetch(`${process.env.LAB_ADDRESS}/feed.json?of=${kind}`);
    const { items } = (await answer.json()) as Record<string, { url: string; title: string }[]>;
    return items ?? [];
  }

  test.each(outputKeys)('of %s has a new record with its address, until it is deleted', async (kind) => {
    const title = `News of ${kind} ${Date.now().toString(36)}`;
    const id = idOf(await send(`POST /${kind}`, contentBody(kind, { people: [], title })));
    const { pages } = outputKinds[kind];
    const page = 'one' in pages ? pages.one(id) : `${pages.all}#${id}`;
    expect(await entriesOf(kind)).toContainEqual(
      expect.objectContaining({ title, url: expect.stringMatching(new RegExp(`${page}$`)) }),
    );
    await send(`DELETE /${kind}/${id}`);
    expect((await entriesOf(kind)).map((entry) => entry.title)).not.toContain(title);
  });
});
