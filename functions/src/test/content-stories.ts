/** What is derived from every declaration, told of one kind of content. */
import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import { expect, test } from 'vitest';
import { firestore } from '../core/data/firestore.ts';
import { type Answer, nextPath } from './call.ts';
import type { pathsOf } from './content.ts';

export interface Subject extends Pick<AnyDeclaration, 'fields' | 'words'> {
  at: ReturnType<typeof pathsOf>;
  sample: () => Record<string, unknown>;
  listFor?: 'desk' | undefined;
  call: (
    what: string,
    given?: { token?: string; body?: object; headers?: Record<string, string> },
  ) => Promise<Answer>;
  tokenOf: (who: 'admin' | 'member') => string;
}

/** What admins did to the record, the latest first. */
async function logOf(id: string): Promise<string[]> {
  const { docs } = await firestore().collection('activity').where('targetId', '==', id).get();
  const at = (doc: (typeof docs)[number]) => doc.get('createdAt').toMillis();
  return docs.sort((one, other) => at(other) - at(one)).map((doc) => doc.get('action'));
}

export function actionsOf({ call, tokenOf, at, sample, listFor }: Subject) {
  const byAdmin = (what: string, body: object = {}) => call(what, { token: tokenOf('admin'), body });
  return {
    byAdmin,
    made: async (body: object = sample()) =>
      (await byAdmin(`POST ${at.create}`, body)).body.insertedId as string,
    async listed(id: string): Promise<Record<string, unknown> | undefined> {
      for (let next: string | undefined = at.list; next; ) {
        const answer = await call(`GET ${next}`, listFor && { token: tokenOf('admin') });
        const found = answer.body.find(({ _id }: { _id: string }) => _id === id);
        if (found) return found;
        next = nextPath(answer);
      }
      return undefined;
    },
  };
}

export function contentStories(subject: Subject): void {
  const { fields, words, at, sample, call, tokenOf } = subject;
  const { byAdmin, made, listed } = actionsOf(subject);

  test('an edit changes only the fields that it names, whatever an older client has seen', async () => {
    const id = await made();
    const read = async () => (await listed(id)) ?? {};
    expect((await byAdmin(`PATCH ${at.one(id)}`)).body).toEqual({ modifiedCount: 1 });
    for (const [field, value] of Object.entries(sample())) {
      const before = await read();
      const body = { [field]: value, before: { [field]: before[field] } };
      expect((await byAdmin(`PATCH ${at.one(id)}`, body)).body).toEqual({ modifiedCount: 1 });
      expect(await read()).toEqual({ ...before, [field]: value });
    }
  });

  test('an edit that would overwrite somebody else’s change is refused, and the same edit twice counts once', async () => {
    const body = sample();
    const id = await made(body);
    const [theirs, mine] = [sample(), sample()];
    const edit = (values: object) => byAdmin(`PATCH ${at.one(id)}`, { ...values, before: body });
    expect((await edit(theirs)).status).toBe(200);
    expect((await edit(mine)).body).toMatchObject({ code: 'conflict' });
    expect((await edit(theirs)).body).toEqual({ modifiedCount: 1 });
    expect(await logOf(id)).toEqual(['edited', 'created']);
    expect(await listed(id)).toMatchObject(theirs);
  });

  test('a form that is sent twice creates one record', async () => {
    const body = sample();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = () => call(`POST ${at.create}`, { token: tokenOf('admin'), body, headers });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body).toEqual({ insertedId: expect.any(String) });
    expect(other.body).toEqual(one.body);
    expect(await logOf(one.body.insertedId)).toEqual(['created']);
  });

  test('each missing field is answered with its own message', async () => {
    const { status, body } = await byAdmin(`POST ${at.create}`, {});
    expect(status).toBe(400);
    for (const [field, { missing }] of Object.entries(fields as Record<string, { missing?: string }>)) {
      if (missing) expect(body.fields[field]).toBe(missing);
      else expect(body.fields[field]).toBeUndefined();
    }
  });

  test('unknown ids are not found, and only admins can write', async () => {
    expect((await byAdmin(`PATCH ${at.one('nowhere')}`, sample())).body).toMatchObject({
      code: 'not-found',
      message: words.notFound,
    });
    expect((await byAdmin(`DELETE ${at.one('nowhere')}`)).status).toBe(404);
    const before = await made();
    for (const what of [`POST ${at.create}`, `PATCH ${at.one(before)}`, `DELETE ${at.one(before)}`]) {
      expect((await call(what, { token: tokenOf('member'), body: sample() })).status).toBe(403);
      expect((await call(what, { body: sample() })).status).toBe(401);
    }
    expect(await listed(before)).toBeDefined();
  });
}
