/**
 * Tables of what a lab makes: what is planned, imported once, taken back, and written so that it can be read
 * again.
 */
import { randomUUID } from 'node:crypto';
import { type TableKey, tableKeys } from '@lab/contract/kinds/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { makeAdmin, type Person } from '../../test/people.ts';
import { publishPaper } from '../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const send = (what: string, body?: object): Promise<Answer> => call(what, { token: admin.token, body });
const plan = async (kind: string, table: string) =>
  (await send(`POST /madeTables/${kind}/plan`, { table })).body;
const read = async (kind: string, table: string) => (await send(`POST /madeTables/${kind}`, { table })).body;
const named = async (kind: string, part: string) =>
  (await send(`GET /${kind}?limit=100`)).body.filter(({ title }: { title: string }) => title.includes(part));

describe('a table', () => {
  const mark = randomUUID().slice(0, 6);
  const title = (of: string) => `${of} ${mark}`;

  test('is planned row by row, and nothing is written', async () => {
    await send(
      'POST /talks',
      contentBody('talks', { title: title('There'), date: '2024', people: ['Ann Author'] }),
    );
    const table = [
      'Title,Date,People,Website,Room',
      `${title('New')},2025-03,Ann Author; Bo Guest,,12`,
      `"${title('there')}",2024,Ann Author,,`,
      `${title('New')},2025-03,"Bo Guest;Ann Author",,`,
      `${title('Undated')},,,,`,
      `${title('Odd')},yesterday,,javascript:alert(1),`,
    ].join('\n');
    expect(await plan('talks', table)).toEqual({
      rows: [
        { line: 2, title: title('New'), state: 'new', reason: '' },
        { line: 3, title: title('there'), state: 'here', reason: '' },
        { line: 4, title: title('New'), state: 'here', reason: '' },
        { line: 5, title: title('Undated'), state: 'wrong', reason: 'Date is required' },
        { line: 6, title: title('Odd'), state: 'wrong', reason: expect.stringContaining('valid URL') },
      ],
      unread: ['Room'],
    });
    expect(await named('talks', mark)).toHaveLength(1);
  });

  test('is imported once, with areas by name and papers by id, also when it is sent twice at the same moment', async () => {
    const area = `Area ${mark}`;
    const areaId = (await send('POST /researchArea', contentBody('areas', { departmentName: area }))).body
      .insertedId;
    const paper = await publishPaper(admin, admin);
    const table = [
      'Title,Status,From,Until,Funded by,Research areas,Publications,Text',
      `${title('Foam')},finished,2019,2022,Council,${area},${paper},"Some *text*, in\ntwo lines"`,
      `${title('Ink')},Running,2024,,,${areaId},,`,
      `${title('Glue')},Running,2024,,,No such area,,`,
      `${title('Wax')},Running,2024,,,,no-such-paper,`,
      `${title('Salt')},Running,2024,2020,,,,`,
    ].join('\n');
    const both = await Promise.all([read('projects', table), read('projects', table)]);
    expect(both.map(({ made }) => made).sort()).toEqual([0, 2]);
    expect(await read('projects', table)).toEqual({ import: '', made: 0, wrong: 3 });
    const made = await named('projects', mark);
    expect(made.map((row: Record<string, unknown>) => [row.title, row.state, row.areas])).toEqual([
      [title('Ink'), 'running', [areaId]],
      [title('Foam'), 'finished', [areaId]],
    ]);
    const whole = (await call(`GET /projects/${made[1]._id}`)).body;
    expect(whole).toMatchObject({ funder: 'Council', works: [paper], text: 'Some *text*, in\ntwo lines' });
    expect(whole.rendered.text.html).toContain('<em>text</em>');
    expect((await call(`GET /made?area=${areaId}`)).body).toHaveLength(2);
    const states = (await plan('projects', table)).rows.map(({ state, reason }: Record<string, string>) => [
      state,
      reason,
    ]);
    expect(states).toEqual([
      ['here', ''],
      ['here', ''],
      ['wrong', 'There is no research area called “No such area”'],
      ['wrong', expect.stringContaining('deleted')],
      ['wrong', 'The end cannot be before the start'],
    ]);
  });

  test('is taken back, except what was changed since, and what was removed can be restored', async () => {
    const { import: id, made } = await read(
      'awards',
      `Title,Date\n${title('Medal')},2023\n${title('Prize')},2024`,
    );
    expect(made).toBe(2);
    const [prize, medal] = await named('awards', mark);
    await send(`PATCH /awards/${prize._id}`, { giver: 'Archives' });
    const undo = () => send('POST /madeTables/awards/undo', { import: id });
    expect((await undo()).body).toEqual({ removed: 1, kept: 1 });
    expect(await named('awards', mark)).toEqual([
      expect.objectContaining({ _id: prize._id, giver: 'Archives' }),
    ]);
    expect((await undo()).body).toEqual({ removed: 0, kept: 1 });
    expect((await send(`POST /removed/award/${medal._id}`)).status).toBe(200);
    expect(await named('awards', mark)).toHaveLength(2);
    const log = (await send(`GET /activity?target=${id}`)).body;
    expect(log.map(({ action, targetName }: Record<string, string>) => [action, targetName])).toEqual([
      ['undid', 'Awards (1)'],
      ['imported', 'Awards (2)'],
    ]);
  });

  test('of another kind, of no kind, and without a title is refused', async () => {
    expect((await send('POST /madeTables/papers/plan', { table: 'Title\na' })).status).toBe(404);
    expect((await send('GET /madeTables/constructor')).status).toBe(404);
    const refused = await send('POST /madeTables/talks', { table: 'Name\na' });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { table: expect.stringContaining('Title') } },
    });
    expect((await send('POST /madeTables/talks/undo', { import: 'no-such-import' })).body).toEqual({
      removed: 0,
      kept: 0,
    });
  });
});

test.each(tableKeys)(
  'what is written of %s is read as what is here, and once deleted as it was',
  async (kind) => {
    const title = `=Round ${randomUUID().slice(0, 6)}`;
    const over = {
      title,
      people: ['Ann Author', 'Bo Guest'],
      file: '',
      slides: '',
      pdf: '',
      image: '',
      imageAlt: '',
    };
    const body = contentBody(
      kind,
      Object.fromEntries(Object.entries(over).filter(([name]) => name in contentBody(kind))),
    );
    const id = (await send(`POST /${kind}`, body)).body.insertedId;
    const { csv } = (await send(`GET /madeTables/${kind}`)).body;
    expect((await plan(kind, csv)).rows.filter(({ state }: { state: string }) => state === 'new')).toEqual(
      [],
    );
    await send(`DELETE /${kind}/${id}`);
    const missing = (await plan(kind, csv)).rows.filter(({ state }: { state: string }) => state === 'new');
    expect(missing.map((row: { title: string }) => row.title)).toEqual([title]);
    const result = await read(kind, csv);
    expect(result.made).toBe(1);
    const [again] = await named(kind, title);
    const { parts: _, materials: __, ...same } = body;
    expect(again).toMatchObject('text' in same ? { ...same, text: expect.any(String) } : same);
    await send(`POST /madeTables/${kind}/undo`, { import: result.import });
  },
);

test('a table of resources for members stays among them, with files that only they read', async () => {
  const mark = randomUUID().slice(0, 6);
  const kind: TableKey = 'memberResources';
  const table = [
    'Title,Type,Version of,PDF',
    `Waders ${mark},Equipment,2026-03,`,
    `Waders ${mark},Equipment,2025-03,`,
    `Open ${mark},Protocols,,/files/content/u1/open_1.pdf`,
  ].join('\n');
  const { import: id, made } = await read(kind, table);
  expect(made).toBe(2);
  expect((await plan(kind, table)).rows.map(({ state }: { state: string }) => state)).toEqual([
    'here',
    'here',
    'wrong',
  ]);
  expect((await send(`GET /madeTables/${kind}`)).body.csv).toContain(`Waders ${mark}`);
  expect((await send('GET /madeTables/resources')).body.csv).not.toContain(mark);
  expect((await call(`GET /madeTables/${kind}`)).status).toBe(401);
  for (const path of ['/resources?limit=100', '/newestMade', '/made?person=a', '/settings', '/labInfo'])
    expect([path, JSON.stringify((await call(`GET ${path}`)).body).includes(mark)]).toEqual([path, false]);
  expect((await call(`GET /${kind}`)).status).toBe(401);
  expect((await send(`POST /madeTables/${kind}/undo`, { import: id })).body).toEqual({ removed: 2, kept: 0 });
  expect(await named(kind, mark)).toEqual([]);
});
