/** What follows from a declaration, for each kind of content; what is particular to one stands in its feature's tests. */
import type { Kind } from '@lab/contract/content/kind';
import { kindNames, kinds } from '@lab/contract/kinds';
import { declarationOf } from '@lab/contract/kinds-in-full';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, nextPath } from '../test/call.ts';
import { contentBody, pathsOf } from '../test/content.ts';
import { makeAdmin, makeMember, type Person } from '../test/people.ts';

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = [await makeAdmin(), await makeMember()];
});

describe.each(kindNames)('%s', (name) => {
  const { fields, words } = declarationOf(name);
  const kind: Kind = kinds[name];
  const at = pathsOf(name);
  const byAdmin = (what: string, body: object = {}) => call(what, { token: admin.token, body });
  const made = async (body: object = contentBody(name)) =>
    (await byAdmin(`POST ${at.create}`, body)).body.insertedId as string;
  const log = async (id: string) =>
    (await call(`GET /activity?target=${id}`, { token: admin.token })).body.map(
      ({ action }: { action: string }) => action,
    );

  async function listed(id: string): Promise<Record<string, unknown> | undefined> {
    for (let next: string | undefined = at.list; next; ) {
      const answer = await call(`GET ${next}`);
      const found = answer.body.find(({ _id }: { _id: string }) => _id === id);
      if (found) return found;
      next = nextPath(answer);
    }
    return undefined;
  }

  test('nothing that is written is lost on the way to readers, from creation to deletion and back', async () => {
    const body = contentBody(name);
    const id = await made(body);
    expect(await listed(id)).toMatchObject(body);
    if (kind.pages.one) expect((await call(`GET ${at.one(id)}`)).body).toMatchObject(body);

    const changed = contentBody(name);
    expect((await byAdmin(`PATCH ${at.one(id)}`, { ...changed, before: body })).body).toEqual({
      modifiedCount: 1,
    });
    expect(await listed(id)).toMatchObject(changed);

    expect((await byAdmin(`DELETE ${at.one(id)}`)).body).toEqual({ deletedCount: 1 });
    expect(await listed(id)).toBeUndefined();
    expect((await byAdmin(`POST /removed/${kind.name}/${id}`)).status).toBe(200);
    expect(await listed(id)).toMatchObject(changed);
    expect(await log(id)).toEqual(['restored', 'deleted', 'edited', 'created']);
  });

  test('an edit over what somebody else has written is refused, and the same edit twice is one', async () => {
    const body = contentBody(name);
    const id = await made(body);
    const [theirs, mine] = [contentBody(name), contentBody(name)];
    const edit = (values: object) => byAdmin(`PATCH ${at.one(id)}`, { ...values, before: body });
    expect((await edit(theirs)).status).toBe(200);
    expect((await edit(mine)).body).toMatchObject({ code: 'conflict' });
    expect((await edit(theirs)).body).toEqual({ modifiedCount: 1 });
    expect(await log(id)).toEqual(['edited', 'created']);
    expect(await listed(id)).toMatchObject(theirs);
  });

  test('a submission that is sent twice makes one record', async () => {
    const body = contentBody(name);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = () => call(`POST ${at.create}`, { token: admin.token, body, headers });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body).toEqual({ insertedId: expect.any(String) });
    expect(other.body).toEqual(one.body);
    expect(await log(one.body.insertedId)).toEqual(['created']);
  });

  test('each field that must be there is asked for by its own sentence', async () => {
    const { status, body } = await byAdmin(`POST ${at.create}`, {});
    expect(status).toBe(400);
    for (const [field, { missing }] of Object.entries(fields)) {
      if (missing) expect(body.fields[field]).toBe(missing);
      else expect(body.fields[field]).toBeUndefined();
    }
  });

  test('what is not there is not found, and nobody but admins writes', async () => {
    expect((await byAdmin(`PATCH ${at.one('nowhere')}`, contentBody(name))).body).toMatchObject({
      code: 'not-found',
      message: words.notFound,
    });
    expect((await byAdmin(`DELETE ${at.one('nowhere')}`)).status).toBe(404);
    const before = await made();
    for (const what of [`POST ${at.create}`, `PATCH ${at.one(before)}`, `DELETE ${at.one(before)}`]) {
      expect((await call(what, { token: member.token, body: contentBody(name) })).status).toBe(403);
      expect((await call(what, { body: contentBody(name) })).status).toBe(401);
    }
    expect(await listed(before)).toBeDefined();
  });
});
