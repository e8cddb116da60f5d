/** Areas with groups, people, news, and works that are in several. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { areaBody, memberBody, newsBody, publishPaper } from '../../test/records.ts';

let admin: Person;
let author: Person;

beforeAll(async () => {
  [admin, author] = await Promise.all([makeAdmin(), makeMember('Gro Grouper')]);
});

const send = (what: string, body: object = {}) => call(what, { token: admin.token, body });
const add = async (over: object = {}): Promise<{ id: string; name: string }> => {
  const body = areaBody(over);
  return { id: (await send('POST /researchArea', body)).body.insertedId, name: body.departmentName };
};
const area = async (id: string) => (await call(`GET /researchArea/${id}`)).body;
const remove = (id: string, query = '') => send(`DELETE /researchArea/${id}${query}`);
const titlesIn = async (name: string, more = '') =>
  (await call(`GET /researchPapers?area=${encodeURIComponent(name)}${more}`)).body.map(
    ({ title }: { title: string }) => title,
  );

describe('a group', () => {
  test('names its area, and lists say so', async () => {
    const whole = await add();
    const group = await add({ parent: [whole.id] });
    expect(await area(group.id)).toMatchObject({
      parent: [whole.id],
      references: [{ _id: whole.id, name: whole.name }],
    });
    const brief = (await call('GET /researchAreasInBrief')).body;
    expect(brief.find(({ _id }: { _id: string }) => _id === group.id).parent).toBe(whole.id);
    expect(brief.find(({ _id }: { _id: string }) => _id === whole.id)).not.toHaveProperty('parent');
    await remove(group.id);
    await remove(whole.id);
  });

  test('is on one level, in no circle, and of an area that exists', async () => {
    const whole = await add();
    const group = await add({ parent: [whole.id] });
    const other = await add();
    const refused = async (id: string, parent: string) =>
      (await send(`PATCH /researchArea/${id}`, { parent: [parent] })).body.fields?.parent;
    expect(await refused(whole.id, whole.id)).toBe('A research area cannot be part of itself');
    expect(await refused(other.id, group.id)).toBe('This research area is part of another one itself');
    expect(await refused(whole.id, other.id)).toMatch(/^Other research areas are part of this one/);
    expect(await refused(other.id, 'none')).toMatch(/^There is no such research area/);
    const created = await send('POST /researchArea', areaBody({ parent: [group.id] }));
    expect([created.status, created.body.fields]).toEqual([400, { parent: expect.any(String) }]);
    expect((await send('POST /researchArea', areaBody({ parent: [whole.id, other.id] }))).status).toBe(400);
    // Two who make each a group of the other at the same time: one of them is refused.
    const both = await Promise.all([
      send(`PATCH /researchArea/${group.id}`, { parent: [other.id] }),
      send(`PATCH /researchArea/${other.id}`, { parent: [group.id] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const { id } of [group, other, whole]) await remove(id, `?moveTo=${whole.id}`);
    for (const { id } of [group, other, whole]) await remove(id);
  });

  test('goes to another area with the deleted one, even if it is that itself', async () => {
    const whole = await add();
    const [first, second] = [await add({ parent: [whole.id] }), await add({ parent: [whole.id] })];
    const refused = await remove(whole.id);
    expect([refused.status, refused.body.fields.moveTo]).toEqual([
      409,
      expect.stringContaining('2 other records'),
    ]);
    expect((await remove(whole.id, `?moveTo=${first.id}`)).status).toBe(200);
    expect((await area(first.id)).parent).toEqual([]);
    expect((await area(second.id)).parent).toEqual([first.id]);
    // Undone, the area is there again, and its former groups stay where they are.
    expect((await send(`POST /removed/area/${whole.id}`)).status).toBe(200);
    expect((await area(whole.id)).parent).toEqual([]);
    expect((await area(second.id)).parent).toEqual([first.id]);
    // A restored group does not go back under an area that has become one itself.
    await remove(second.id);
    expect((await send(`PATCH /researchArea/${first.id}`, { parent: [whole.id] })).status).toBe(200);
    expect((await send(`POST /removed/area/${second.id}`)).status).toBe(200);
    expect((await area(second.id)).parent).toEqual([]);
    for (const { id } of [second, first, whole]) await remove(id);
  });
});

describe('an area', () => {
  test('names its people with their ids, and they are in several', async () => {
    const name = `Gerda ${Date.now().toString(36)}`;
    const member = (await send('POST /team', memberBody({ name }))).body.insertedId;
    const [one, other] = [await add({ people: [name, 'A Guest'] }), await add({ people: [name] })];
    expect(await area(one.id)).toMatchObject({ people: [name, 'A Guest'], memberIds: [member, ''] });
    expect((await area(other.id)).memberIds).toEqual([member]);
    await send(`DELETE /team/${member}`);
    await remove(one.id);
    await remove(other.id);
  });

  test('has its newest news, also those of an area that it took over', async () => {
    const [one, other] = [await add(), await add()];
    const news = async (areas: string[]) =>
      (await send('POST /News', newsBody({ title: `News of ${areas.length}`, areas }))).body.insertedId;
    const ids = [await news([one.id, other.id]), await news([other.id]), await news([])];
    const newsOf = async (id: string) =>
      (await call(`GET /researchArea/${id}/news`)).body.map(({ _id }: { _id: string }) => _id);
    expect(await newsOf(one.id)).toEqual([ids[0]]);
    expect(await newsOf(other.id)).toEqual([ids[1], ids[0]]);
    expect((await call(`GET /news/${ids[0]}`)).body.references).toHaveLength(2);
    expect((await remove(other.id)).status).toBe(409);
    expect((await remove(other.id, `?moveTo=${one.id}`)).status).toBe(200);
    expect(await newsOf(one.id)).toEqual([ids[1], ids[0]]);
    expect(await newsOf('none')).toEqual([]);
    for (const id of ids) await send(`DELETE /news/${id}`);
    await remove(one.id);
  });
});

describe('a work in several areas', () => {
  test('is found in each of them, in every filter, file and feed, and on the wire has its own as before', async () => {
    const [own, second, third] = [await add(), await add(), await add()];
    const title = `In three areas ${Date.now().toString(36)}`;
    const id = await publishPaper(author, admin, { title, category: own.name, publicationDate: '2024-05' });
    const place = (moreAreas: string[], seen?: string[]) =>
      send(`PATCH /researchPapers/${id}`, { moreAreas, ...(seen && { before: { moreAreas: seen } }) });
    expect((await place([second.name, third.name], [])).status).toBe(200);
    const paper = (await call(`GET /researchPaper/${id}`)).body;
    expect(paper.category).toBe(own.name);
    expect(paper.moreAreas).toEqual([second.name, third.name]);
    for (const { name } of [own, second, third]) {
      for (const more of [
        '',
        '&year=2024',
        '&order=date',
        '&type=article',
        '&type=article&year=2024&order=date',
      ]) {
        expect([more, await titlesIn(name, more)]).toEqual([more, [title]]);
      }
    }
    expect(await titlesIn(second.name, '&q=three')).toEqual([title]);
    const bib = await call(`GET /researchPapers.bib?area=${encodeURIComponent(third.name)}`);
    expect(bib.body).toContain(title);
    const feed = await fetch(
      `${process.env.LAB_ADDRESS}/feed.json?of=papers&area=${encodeURIComponent(second.name)}`,
    );
    expect(await feed.text()).toContain(title);

    // A correction keeps them.
    expect((await send(`PATCH /researchPapers/${id}`, { title: `${title}!` })).status).toBe(200);
    expect(await titlesIn(third.name)).toEqual([`${title}!`]);
    expect((await place([second.name], [second.name, third.name])).status).toBe(200);
    expect(await titlesIn(third.name)).toEqual([]);
    // Who has seen something else is told.
    expect((await place([third.name], [])).status).toBe(409);
    expect((await place([own.name])).body.fields).toEqual({
      moreAreas: 'The work is in this research area already',
    });
    expect((await place(['none'])).body.fields).toHaveProperty('moreAreas');
    expect((await place([second.name, third.name, 'x'])).status).toBe(400);
    const byAuthor = { token: author.token, body: { moreAreas: [] } };
    expect((await call(`PATCH /researchPapers/${id}`, byAuthor)).status).toBe(403);

    // An area in which it is cannot go without saying where.
    expect((await remove(second.id)).status).toBe(409);
    expect((await remove(second.id, `?moveTo=${own.id}`)).status).toBe(200);
    expect((await call(`GET /researchPaper/${id}`)).body).not.toHaveProperty('moreAreas');
    expect(await titlesIn(own.name)).toEqual([`${title}!`]);
    await send(`DELETE /researchPapers/${id}`);
    for (const { id } of [third, own]) await remove(id);
  });
});
