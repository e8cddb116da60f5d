/**
 * Tests what is derived from a declaration: for each kind of content that it is created, edited, deleted and
 * restored, and for two kinds all stories; `made-up-kind.long.api.test.ts` tells them of every type of field.
 * What only one kind does is tested in its feature.
 */
import type { Kind } from '@lab/contract/core/content/kind';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames, kinds } from '@lab/contract/kinds/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { contentBody, pathsOf } from '../../test/content.ts';
import { actionsOf, contentStories, type Subject } from '../../test/content-stories.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = [await makeAdmin(), await makeMember()];
});

const subjectOf = (name: keyof Kinds): Subject => ({
  ...declarationOf(name),
  at: pathsOf(name),
  sample: () => contentBody(name),
  listFor: (kinds[name] as Kind).listFor,
  call,
  tokenOf: (who) => (who === 'admin' ? admin : member).token,
});

describe.each(kindNames)('%s', (name) => {
  const kind: Kind = kinds[name];
  const subject = subjectOf(name);
  const { at } = subject;
  const { byAdmin, made, listed } = actionsOf(subject);

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
    const log = (await call(`GET /activity?target=${id}`, { token: admin.token })).body;
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'deleted',
      'edited',
      'created',
    ]);
  });
});

describe.each(['news', 'events'] as const)('the stories of %s', (name) => contentStories(subjectOf(name)));
