/** A recruiter of one position reads and decides about its applications, and about no other by any call. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { draftsOf } from '../../test/drafts.ts';
import { makeAdmin, makeMember, makeWithRoles, type Person } from '../../test/people.ts';
import { applicationBody, positionBody } from '../../test/records.ts';

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, ...(body && { body }) });

describe('a recruiter of one position', () => {
  let person: Person;
  let theirs: string;
  let foreign: string;
  const applicants: Record<string, Person> = {};
  const ask = (what: string, body?: object) => call(what, { token: person.token, ...(body && { body }) });

  async function opened(name: string): Promise<string> {
    const position = positionBody();
    const { body } = await byAdmin('POST /openPositions', position);
    const applicant = await makeMember(name);
    const sent = applicationBody({ role: position.role });
    expect((await call('POST /submitApplication', { token: applicant.token, body: sent })).status).toBe(200);
    applicants[name] = applicant;
    return body.insertedId;
  }

  beforeAll(async () => {
    theirs = await opened('Own');
    foreign = await opened('Foreign');
    person = await makeWithRoles(admin, [{ role: 'recruiter', only: [theirs] }]);
  });

  test('reads the applications of this one, and counts no other', async () => {
    const { body } = await ask('GET /applications?limit=100');
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([applicants.Own?.uid]);
    expect((await ask(`GET /applications/${applicants.Own?.email}`)).body).toHaveLength(1);
    expect((await ask(`GET /applications/${applicants.Foreign?.email}`)).body).toEqual([]);
    expect((await ask('GET /adminOverview')).body).toEqual({
      applications: { count: 1, oldest: expect.any(String) },
      papers: { count: 0, oldest: null },
      messages: { count: 0, oldest: null },
      barriers: { count: 0, oldest: null },
      users: 0,
    });
    const others = [
      '/activity',
      '/mails',
      '/archives',
      '/removed',
      '/users',
      '/members',
      '/earlierAcceptances',
    ];
    for (const path of others) expect([path, (await ask(`GET ${path}`)).status]).toEqual([path, 403]);
  });

  test('decides about these and no other', async () => {
    const uid = applicants.Foreign?.uid;
    const feedback = { message: 'Well done.' };
    expect((await ask(`PATCH /application/feedBack/${uid}`, feedback)).status).toBe(403);
    expect((await ask(`POST /team/${uid}`, { role: 'Researcher' })).status).toBe(403);
    expect((await ask(`DELETE /application/${uid}`, {})).status).toBe(403);
    expect((await byAdmin(`GET /applications/${applicants.Foreign?.email}`)).body).toHaveLength(1);
    expect((await ask(`PATCH /application/feedBack/${applicants.Own?.uid}`, feedback)).status).toBe(200);
  });

  test('changes this position, also its draft, and opens no other', async () => {
    expect((await ask(`PATCH /openPositions/${theirs}`, positionBody())).status).toBe(200);
    expect((await ask(`PATCH /openPositions/${foreign}`, positionBody())).status).toBe(403);
    // The id is that of the path; a query names no record.
    expect((await ask(`POST /openPositions?id=${theirs}`, positionBody())).status).toBe(403);
    expect((await ask(`GET /drafts/openPositions?id=${theirs}`)).status).toBe(403);
    const positions = draftsOf('positions', () => person.token);
    const saved = await positions.save(theirs, { revision: 0, values: contentBody('positions') });
    expect(saved.status).toBe(200);
    expect((await positions.get(foreign)).status).toBe(403);
  });

  test('who renames their position to the role of another sees its applicants no more than before', async () => {
    const { body } = await byAdmin('GET /openPositions');
    const { role } = body.find(({ _id }: { _id: string }) => _id === foreign);
    await byAdmin(`DELETE /openPositions/${foreign}`);
    expect((await ask(`PATCH /openPositions/${theirs}`, positionBody({ role }))).status).toBe(200);
    const { body: found } = await ask('GET /applications?limit=100');
    expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([applicants.Own?.uid]);
  });
});
