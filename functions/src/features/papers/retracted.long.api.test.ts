import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { count, found, idsOf, paper, paperSteps, recent } from '../../test/paper-steps.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, publishPaper } from '../../test/records.ts';
import { paperDocument } from './paper-store.ts';

let author: Person;
let admin: Person;
let second: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  admin = await makeAdmin();
  second = await makeAdmin('Bo Boss');
});

const { correct, retract, putBack, log } = paperSteps(() => admin);

describe('a retracted paper', () => {
  test('is gone from its page, lists, search, home page and count, and the next older one moves up', async () => {
    const ids: string[] = [];
    for (let papers = 0; papers < 7; papers++) {
      ids.unshift(await publishPaper(author, admin, { title: `Retractable ${papers} ${author.uid}` }));
    }
    const [id = ''] = ids;
    const papers = await count();
    const { status, body } = await retract(id);
    expect({ status, body }).toEqual({ status: 200, body: { deletedCount: 1 } });
    const gone = await call(`GET /researchPaper/${id}`);
    expect(gone.status).toBe(404);
    expect(gone.body.message).toBe('Paper not found');
    expect(await found({ q: `retractable ${author.uid}` })).toEqual(ids.slice(1));
    expect(await found({ limit: '100' })).not.toContain(id);
    expect(idsOf(await recent())).toEqual(ids.slice(1));
    expect(await count()).toBe(papers - 1);
    expect((await call(`GET /morePaper/${id}`)).status).toBe(404);
    expect((await log(id))[0]).toEqual(['deleted', admin.email, `Retractable 6 ${author.uid}`]);

    expect((await retract(id, second)).status).toBe(404);
    expect((await correct(id, paperBody(), second)).status).toBe(404);
    expect((await call(`POST /researchPaper/${id}`, { token: admin.token })).status).toBe(404);
  });

  test('comes back as it was, where it was', async () => {
    const id = await publishPaper(author, admin, { title: 'Megalosaurus returns' });
    await publishPaper(author, admin);
    const everywhere = async () => ({
      stored: (await paperDocument(id).get()).data(),
      shown: await paper(id),
      listed: await found({}),
      recent: await recent(),
      count: await count(),
      sought: await found({ q: 'megalosaurus' }),
    });
    const before = await everywhere();
    await retract(id);
    expect(await recent()).not.toEqual(before.recent);
    const { status, body } = await putBack(id, second);
    expect({ status, body }).toEqual({ status: 200, body: { restored: true } });
    expect(await everywhere()).toEqual(before);
    expect((await log(id))[0]).toEqual(['restored', second.email, 'Megalosaurus returns']);
  });

  test('that is an old one comes back without standing among the newest', async () => {
    const id = await publishPaper(author, admin);
    for (let others = 0; others < 6; others++) await publishPaper(author, admin);
    const before = await recent();
    await retract(id);
    expect(await recent()).toEqual(before);
    await putBack(id);
    expect(await recent()).toEqual(before);
  });

  test('can be corrected once it is back', async () => {
    const id = await publishPaper(author, admin);
    const before = await paper(id);
    await retract(id);
    await putBack(id);
    expect((await correct(id, { ...paperBody({ title: 'Back' }), before })).status).toBe(200);
    expect((await recent())[0]).toMatchObject({ _id: id, title: 'Back' });
  });

  test('goes once and comes back once, however many ask at once', async () => {
    const id = await publishPaper(author, admin);
    const papers = await count();
    for (const [ask, left] of [
      [retract, papers - 1],
      [putBack, papers],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
      expect(await count()).toBe(left);
    }
  });
});
