/** The life of a record, told of every kind that has drafts, over HTTP. */
import type { Kind } from '@lab/contract/core/content/kind';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type DraftedName, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { kinds } from '@lab/contract/kinds/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { contentBody, pathsOf } from '../../../test/content.ts';
import { draftsOf } from '../../../test/drafts.ts';
import { makeAdmin, type Person } from '../../../test/people.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

describe.each(draftedNames)('%s', (name: DraftedName) => {
  const kind: Kind = kinds[name];
  const { fields, nameField } = declarationOf(name);
  const { one, list } = pathsOf(name);
  const drafts = draftsOf(name, () => admin.token);

  /** Undefined where visitors, or those who may read the list, do not find it. */
  async function shown(id: string) {
    if (kind.pages.one) {
      const { status, body } = await call(`GET ${one(id)}`);
      return status === 200 ? body : undefined;
    }
    const { body } = await call(`GET ${list}`, { token: admin.token });
    return body.find(({ _id }: { _id: string }) => _id === id);
  }

  test('a draft may be empty, and publishing says what is missing as the call that creates does', async () => {
    const { id, revision } = await drafts.begun({});
    expect(revision).toBe(1);
    expect(await drafts.read(id)).toMatchObject({ state: 'draft', revision: 1, savedByName: admin.name });
    const created = await call(`POST ${pathsOf(name).create}`, { token: admin.token, body: {} });
    const published = await drafts.publish(id, 1);
    expect([published.status, published.body]).toEqual([created.status, created.body]);
    expect(await shown(id)).toBeUndefined();
    expect((await drafts.drop(id, 1)).body).toEqual({ deletedCount: 1 });
    expect((await drafts.get(id)).status).toBe(404);
  });

  test('is drafted, published, corrected in a next version, withdrawn and published again', async () => {
    const first = contentBody(name);
    const { id } = await drafts.begun(first);
    expect(await shown(id)).toBeUndefined();
    expect((await drafts.read(id)).values).toMatchObject(first);
    expect((await drafts.publish(id, 1)).body).toEqual({ success: true });
    expect(await shown(id)).toMatchObject(first);
    expect(await drafts.read(id)).toMatchObject({ state: 'published', revision: 0, hasDraft: false });

    const next = contentBody(name);
    const { published } = await drafts.read(id);
    expect((await drafts.save(id, { revision: 0, values: next })).body.revision).toBe(1);
    expect(await shown(id)).toMatchObject(first);
    expect(await drafts.read(id)).toMatchObject({ state: 'changed', before: published, published });
    expect((await drafts.publish(id, 1)).body).toEqual({ success: true });
    expect(await shown(id)).toMatchObject(next);

    const withdrawn = await drafts.withdraw(id, 0);
    expect(withdrawn.body).toMatchObject({ revision: 1 });
    expect(await shown(id)).toBeUndefined();
    expect((await drafts.read(id)).values).toMatchObject(next);
    expect((await drafts.publish(id, 1)).body).toEqual({ success: true });
    expect(await shown(id)).toMatchObject(next);

    const versions = await drafts.versions(id);
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    const wanted = { name: String(first[nameField]), publishedByName: admin.name };
    expect(versions[2]).toMatchObject(wanted);
    expect((await drafts.version(id, 1)).values).toMatchObject(first);
    expect((await drafts.restore(id, 1, 0)).body).toMatchObject({ revision: 1 });
    expect(Object.keys((await drafts.read(id)).values).sort()).toEqual(Object.keys(fields).sort());
    expect((await drafts.publish(id, 1)).body).toEqual({ success: true });
    expect(await shown(id)).toMatchObject(first);
  });
});
