/** The life of a record, told of every kind that has drafts and of works, over HTTP. */
import { type DraftedName, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../test/drafted.ts';
import { draftsOf } from '../../../test/drafts.ts';
import { makeAdmin, type Person } from '../../../test/people.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

describe.each(draftedNames)('%s', (name: DraftedName) => {
  const sample = sampleOf(name);
  const drafts = draftsOf(name, () => admin.token);
  const shown = (id: string) => sample.shown(admin.token, id);

  test('a draft may be empty, and publishing says what is missing as the call that creates does', async () => {
    const { id, revision } = await drafts.begun({});
    expect(revision).toBe(1);
    expect(await drafts.read(id)).toMatchObject({ state: 'draft', revision: 1, savedByName: admin.name });
    const refused = await sample.refusal(admin.token);
    expect(refused.status).toBe(400);
    const published = await drafts.publish(id, 1);
    expect([published.status, published.body]).toEqual([refused.status, refused.body]);
    expect(await shown(id)).toBeUndefined();
    expect((await drafts.drop(id, 1)).body).toEqual({ deletedCount: 1 });
    expect((await drafts.get(id)).status).toBe(404);
  });

  test('is drafted, published, corrected in a next version, withdrawn and published again', async () => {
    const first = sample.body();
    const { id } = await drafts.begun(first);
    expect(await shown(id)).toBeUndefined();
    expect((await drafts.read(id)).values).toMatchObject(first);
    expect((await drafts.publish(id, 1)).body).toEqual({ success: true });
    expect(await shown(id)).toMatchObject(first);
    expect(await drafts.read(id)).toMatchObject({ state: 'published', revision: 0, hasDraft: false });

    const next = sample.body();
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
    expect(versions[2]).toMatchObject({ name: sample.nameIn(first), publishedByName: admin.name });
    expect((await drafts.version(id, 1)).values).toMatchObject(first);
    expect((await drafts.restore(id, 1, 0)).body).toMatchObject({ revision: 1 });
    expect(Object.keys((await drafts.read(id)).values).sort()).toEqual([...sample.fieldNames].sort());
    expect((await drafts.publish(id, 1)).body).toEqual({ success: true });
    expect(await shown(id)).toMatchObject(first);
  });
});
