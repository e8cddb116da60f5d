import { describe, expect, it } from 'vitest';
import { databaseName, databaseWith, rootName } from '../query/query.testing.ts';
import { combineWrites } from './combine.ts';
import { planWrites } from './plan.ts';
import { parseWrites, type WireWrite } from './write.ts';

const name = `${rootName}/c/d`;
const writes = {
  create: { update: { name, fields: {} }, currentDocument: { exists: false } },
  update: { update: { name, fields: {} }, currentDocument: { exists: true } },
  set: { update: { name, fields: {} } },
  delete: { delete: name },
  deleteExisting: { delete: name, currentDocument: { exists: true } },
  deleteMissing: { delete: name, currentDocument: { exists: false } },
} satisfies Record<string, WireWrite>;
type Name = keyof typeof writes;
const names = Object.keys(writes) as Name[];

const combine = (...list: WireWrite[]) => combineWrites(parseWrites(list, databaseName));

// The answers of Google's emulator for each pair.
const refused: Partial<Record<`${Name}, ${Name}`, string>> = {
  'create, create': 'Cannot insert then insert',
  'create, deleteMissing': 'Cannot insert then delete',
  'update, create': 'Cannot update then insert',
  'update, deleteMissing': 'Cannot update then delete',
  'set, create': 'Cannot upsert then insert',
  'set, deleteMissing': 'Cannot upsert then delete',
  'delete, update': 'Cannot delete then update',
  'delete, deleteExisting': 'Cannot delete then delete',
  'deleteExisting, update': 'Cannot delete then update',
  'deleteExisting, deleteExisting': 'Cannot delete then delete',
  'deleteMissing, update': 'Cannot delete then update',
  'deleteMissing, deleteExisting': 'Cannot delete then delete',
};

it('a document that a commit verifies cannot be written in it afterwards', () => {
  const verify: WireWrite = { verify: name, currentDocument: { exists: false } };
  expect(() => combine(verify, writes.set)).toThrow(
    'the same document cannot be verified and then written in a single request',
  );
  const other = { delete: `${rootName}/c/other` };
  expect(combine(verify, other)).toEqual(parseWrites([verify, other], databaseName));
});

describe('two writes to one document in a commit', () => {
  it.each(names.flatMap((one) => names.map((two) => [one, two] as const)))('%s, %s', (one, two) => {
    const sentence = refused[`${one}, ${two}`];
    if (!sentence) {
      expect(combine(writes[one], writes[two])).toEqual(
        parseWrites([writes[one], writes[two]], databaseName),
      );
      return;
    }
    expect(() => combine(writes[one], writes[two])).toThrow(
      expect.objectContaining({ code: 3, message: `${sentence} an entity in the same request.` }),
    );
  });

  it.each<[string, Name[], string | undefined]>([
    ['a set after a delete', ['delete', 'set', 'create'], 'Cannot upsert then insert'],
    ['a creation after a delete', ['delete', 'create', 'create'], 'Cannot upsert then insert'],
    ['a set after a creation', ['create', 'set', 'create'], 'Cannot insert then insert'],
    ['a set after an update', ['update', 'set', 'create'], 'Cannot update then insert'],
    ['a delete between two creations', ['create', 'delete', 'create'], undefined],
    ['an update after a creation and a delete', ['create', 'delete', 'update'], 'Cannot delete then update'],
  ])('with %s', (_, list, sentence) => {
    const combining = () => combine(...list.map((item) => writes[item]));
    if (sentence) expect(combining).toThrow(sentence);
    else expect(combining).not.toThrow();
  });

  it('are no matter where the documents differ', () => {
    const other = { update: { name: `${rootName}/c/e`, fields: {} }, currentDocument: { exists: false } };
    expect(combine(writes.create, other)).toHaveLength(2);
  });
});

describe('update times demanded in one commit', () => {
  const at = (seconds: number) => ({ currentDocument: { updateTime: { seconds } } });
  const set = { update: { name, fields: {} } };

  it.each<[string, WireWrite[]]>([
    [
      'a second one',
      [
        { ...set, ...at(1) },
        { ...set, ...at(2) },
      ],
    ],
    ['one after a write without', [set, { ...set, ...at(1) }]],
    ['one of a document that was deleted', [{ delete: name }, { delete: name, ...at(1) }]],
  ])('cannot include %s', (_, list) => {
    expect(() => combine(...list)).toThrow(
      /^Cannot collapse mutations with different version preconditions \((null|1970-.*Z) and 1970-.*Z\)$/,
    );
  });

  it('of an update cannot follow a delete', () => {
    expect(() => combine({ delete: name, ...at(1) }, { ...set, ...at(1) })).toThrow(
      'Cannot delete then update an entity in the same request.',
    );
  });

  it('stand for the version before the commit, so that the second is met', () => {
    const database = databaseWith({ 'c/d': { a: 1n } });
    const time = database.get('c/d')?.updateTime;
    const currentDocument = { updateTime: { seconds: time?.seconds ?? 0, nanos: time?.nanos ?? 0 } };
    const change = (n: number): WireWrite => ({
      update: { name, fields: { a: { integerValue: n } } },
      currentDocument,
    });
    const plan = planWrites(combine(change(2), change(3)), database, database.nextTime());
    expect(plan.changes[0]?.after?.fields).toEqual(new Map([['a', 3n]]));
    expect(combine({ delete: name, ...at(1) }, { delete: name, ...at(1) })[0]).toHaveProperty('precondition');
    expect(() => combine(set, { verify: name, ...at(1) })).not.toThrow();
  });
});

describe('field transformations', () => {
  const transforms = (from: number, to: number): WireWrite => ({
    update: { name, fields: {} },
    updateTransforms: Array.from({ length: to - from }, (_, i) => ({
      fieldPath: `f${from + i}`,
      increment: { integerValue: 1 },
    })),
  });

  it('of one document are at most 500 in a commit', () => {
    const sentence = 'A commit performs at most 500 field transformations on a single document.';
    expect(combine(transforms(0, 500))).toHaveLength(1);
    expect(() => combine(transforms(0, 501))).toThrow(sentence);
    expect(combine(transforms(0, 250), transforms(250, 500))).toHaveLength(2);
    expect(() => combine(transforms(0, 250), transforms(250, 501))).toThrow(sentence);
  });
});
