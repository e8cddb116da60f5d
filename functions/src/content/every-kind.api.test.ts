/** Tests what is derived from a declaration, for each kind of content. What only one kind does is tested in its feature. */
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
      const answer = await call(`GET ${next}`, kind.listFor && { token: admin.token });
      const found = answer.body.find(({ _id }: { _id: string }) => _id === id);
      if (found) return found;
      next = nextPath(answer);
    }
    return undefined;
  }

  test('every field reaches readers after creating, editing, deleting and restoring', async () => {
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

  test('an edit changes only the fields that it names, whatever an older client has seen', async () => {
    const id = await made();
    const read = async () => (await listed(id)) ?? {};
    expect((await byAdmin(`PATCH ${at.one(id)}`)).body).toEqual({ modifiedCount: 1 });
    const other = contentBody(name);
    for (const [field, value] of Object.entries(other)) {
      const before = await read();
      const body = { [field]: value, before: { [field]: before[field] } };
      expect((await byAdmin(`PATCH ${at.one(id)}`, body)).body).toEqual({ modifiedCount: 1 });
      expect(await read()).toEqual({ ...before, [field]: value });
    }
  });

  test('an edit that would overwrite somebody else’s change is refused, and the same edit twice counts once', async () => {
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

  test('a form that is sent twice creates one record', async () => {
    const body = contentBody(name);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = () => call(`POST ${at.create}`, { token: admin.token, body, headers });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body).toEqual({ insertedId: expect.any(String) });
    expect(other.body).toEqual(one.body);
    expect(await log(one.body.insertedId)).toEqual(['created']);
  });

  test('each missing field is answered with its own message', async () => {
    const { status, body } = await byAdmin(`POST ${at.create}`, {});
    expect(status).toBe(400);
    for (const [field, { missing }] of Object.entries(fields)) {
      if (missing) expect(body.fields[field]).toBe(missing);
      else expect(body.fields[field]).toBeUndefined();
    }
  });

  test('unknown ids are not found, and only admins can write', async () => {
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
