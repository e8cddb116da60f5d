/**
 * TeX in the texts of every kind of content, from its form to the pages, the feeds and the tags for machines.
 */
import { fieldsOfType } from '@lab/contract/core/content/field';
import type { Declaration, Kind } from '@lab/contract/core/content/kind';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames, kinds } from '@lab/contract/kinds/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { contentBody, pathsOf } from '../../test/content.ts';
import { makeAdmin, type Person } from '../../test/people.ts';

const tex = String.raw`$\alpha \le x^2$`;
const plain = 'α ≤ x²';
const hostile = [
  String.raw`$\href{javascript:alert(1)}{x}$`,
  String.raw`$\url{javascript:alert(1)}$`,
  String.raw`$\includegraphics{x.png}$`,
  String.raw`$\def\a{\a\a}\a$`,
  String.raw`\(\text{</math><script>alert(1)</script>}\)`,
  `$${'{'.repeat(900)}x${'}'.repeat(900)}$`,
].join(' ');

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const page = async (path: string) => (await fetch(`${process.env.LAB_ADDRESS}${path}`)).text();
const sources = ({ drawn = [] }: { drawn?: { source: string }[] }) => drawn.map(({ source }) => source);
const make = async (name: keyof Kinds, over: object) =>
  (await byAdmin(`POST ${pathsOf(name).create}`, contentBody(name, over))).body.insertedId as string;

describe.each(kindNames)('a record of %s', (name) => {
  const { nameField, fields }: Declaration = declarationOf(name);
  const kind: Kind = kinds[name];
  const at = pathsOf(name);
  const query = kind.list === 'all' ? '?closed=true' : '?limit=100';
  const read = async (id: string): Promise<Record<string, unknown> & { drawn?: { source: string }[] }> =>
    (await call(`GET ${at.list}${query}`, kind.listFor && { token: admin.token })).body.find(
      ({ _id }: { _id: string }) => _id === id,
    );

  test('carries the formulas of its texts, through edits, deletion and undo', async () => {
    const title = `Name ${Math.random().toString(36).slice(2)}`;
    const id = await make(name, { [nameField]: `${title} ${tex}` });
    expect(sources(await read(id))).toEqual([tex]);
    const [created] = (await byAdmin(`GET /activity?target=${id}`)).body;
    expect(created.targetName).toBe(`${title} ${plain}`);
    await byAdmin(`DELETE ${at.one(id)}`);
    expect((await byAdmin(`POST /removed/${kind.name}/${id}`)).status).toBe(200);
    expect(sources(await read(id))).toEqual([tex]);
    expect((await byAdmin(`PATCH ${at.one(id)}`, { [nameField]: title })).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('drawn');
    await byAdmin(`DELETE ${at.one(id)}`);
  });

  test('leaves dollars and hostile TeX as they were written', async () => {
    const [text = nameField] = fieldsOfType(fields, 'prose');
    const { max } = fields[text] as { max: number };
    const written = `From $5 to $10 ${max > hostile.length + 40 ? hostile : hostile.slice(0, 33)}`;
    const id = await make(name, { [text]: written });
    const record = kind.pages.one ? (await call(`GET ${at.one(id)}`)).body : await read(id);
    expect(record[text]).toBe(written);
    const drawn: { mathml: string }[] = record.drawn ?? [];
    expect(drawn.map(({ mathml }) => mathml).join()).not.toMatch(/javascript|x\.png|<script/);
    await byAdmin(`DELETE ${at.one(id)}`);
  });
});

test('a page, its head and the feeds', async () => {
  const id = await make('news', {
    title: `On ${tex} for \\$5`,
    summary: `Sum ${tex}`,
    details: `All ${tex}. ${hostile}`,
  });
  for (const path of [`/news/${id}`, '/news', '/']) {
    const all = await page(path);
    const body = all.slice(all.indexOf('<body')).replace(/<script[^>]*>.*?<\/script>/gs, '');
    expect(body, path).toContain('<math>');
    expect(body, path).not.toContain(String.raw`\alpha`);
    expect(all, path).not.toContain('<script>alert');
    expect(body, path).not.toMatch(/(?:href|src)="(?:javascript|x\.png)/);
  }
  const all = await page(`/news/${id}`);
  const head = all.slice(0, all.indexOf('<body'));
  expect(head).toContain(`<title>On ${plain} for $5 | `);
  expect(all).toContain(`"headline":"On ${plain} for $5"`);
  expect(head).toMatch(new RegExp(`name="description" content="Sum ${plain}`));
  expect(head).not.toMatch(/\\alpha|&lt;math/);
  const feed = await page('/feed.json?of=news');
  expect(feed).toContain(`On ${plain} for $5`);
  expect(feed).toContain(`Sum ${plain}`);
  expect((await call(`GET /news/${id}`)).body.title).toBe(`On ${tex} for \\$5`);
  await byAdmin(`DELETE /news/${id}`);
});

test('an event on the home page, and its file for calendars', async () => {
  const id = await make('events', {
    title: `Talk ${tex}`,
    text: `On ${tex}`,
    start: '2031-05-06',
    end: '',
    people: [],
  });
  expect((await page(`/events/${id}.ics`)).replace(/\r\n /g, '')).toContain(`SUMMARY:Talk ${plain}`);
  const next = (await call('GET /nextEvents')).body as { _id: string; drawn?: { source: string }[] }[];
  for (const event of next.filter(({ _id }) => _id === id)) expect(sources(event)).toEqual([tex]);
  await byAdmin(`DELETE /events/${id}`);
});

test('an area in brief, and a caller cannot send drawings', async () => {
  const drawn = [{ source: '$a$', mathml: '<math><mi>evil</mi></math>', plain: 'evil' }];
  const id = await make('areas', { details: 'With $a$', drawn });
  const area = (await call(`GET /researchArea/${id}`)).body;
  expect(area.drawn).toEqual([{ source: '$a$', mathml: '<math><mi>a</mi></math>', plain: 'a' }]);
  const brief = (await call('GET /researchAreasInBrief')).body;
  expect(brief.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ drawn: area.drawn });
  await byAdmin(`DELETE /researchArea/${id}`);
});
