/** Random rules for each method, and what somebody may write and find under them. */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import { print } from '../canonical.ts';
import type { Part } from '../compare.ts';
import { database, root, type Side, type Step } from '../side.ts';
import { ada, rulesWith } from './rules.ts';

const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
const conditions = [
  'true',
  'resource == null',
  'request.resource == null',
  "id == 'mine'",
  'resource.data.owner == request.auth.uid',
  "request.resource.data.owner == 'ada'",
  'request.resource.data.n > 0',
  "!('secret' in resource.data)",
  'exists(/databases/$(database)/documents/c/$(id))',
  "request.method != 'list' && existsAfter(/databases/$(database)/documents/c/$(id))",
];
const ids = ['mine', 'other', 'missing'] as const;
const name = (id: string) => `${root}/c/${id}`;
const ofAda: proto.IValue = { stringValue: 'ada' };

/** `mine` and `other` are stored before. */
const stored = {
  mine: { owner: ofAda, n: { integerValue: 1 } },
  other: { owner: { stringValue: 'bob' }, n: { integerValue: 2 }, secret: { booleanValue: true } },
};

const write: fc.Arbitrary<proto.IWrite> = fc
  .record({
    id: fc.constantFrom(...ids),
    fields: fc.constantFrom<Record<string, proto.IValue>[]>({ owner: ofAda }, { n: { integerValue: 3 } }),
    kind: fc.constantFrom('set', 'merge', 'create', 'update', 'delete', 'delete existing'),
  })
  .map(({ id, fields, kind }) => {
    if (kind === 'delete') return { delete: name(id) };
    if (kind === 'delete existing') return { delete: name(id), currentDocument: { exists: true } };
    const update = { name: name(id), fields };
    if (kind === 'set') return { update };
    if (kind === 'create') return { update, currentDocument: { exists: false } };
    const merge = { update, updateMask: { fieldPaths: Object.keys(fields) } };
    return kind === 'merge' ? merge : { ...merge, currentDocument: { exists: true } };
  });

const owned: proto.StructuredQuery.IFilter = {
  fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: ofAda },
};
const named = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }).map(
  (list): proto.StructuredQuery.IFilter => ({
    fieldFilter: {
      field: { fieldPath: '__name__' },
      op: 'IN',
      value: { arrayValue: { values: list.map((id) => ({ referenceValue: name(id) })) } },
    },
  }),
);
const filter = fc.oneof(
  fc.constant(undefined),
  fc.constant(owned),
  named,
  fc
    .tuple(fc.constantFrom('AND', 'OR'), named)
    .map(([op, one]): proto.StructuredQuery.IFilter => ({ compositeFilter: { op, filters: [one, owned] } })),
);

type Request =
  | { readonly method: 'Commit' | 'BatchWrite'; readonly writes: readonly proto.IWrite[] }
  | { readonly method: 'RunQuery'; readonly where: proto.StructuredQuery.IFilter | undefined };

const request: fc.Arbitrary<Request> = fc
  .oneof(
    { weight: 12, arbitrary: fc.array(write, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant('batch' as const) },
    { weight: 8, arbitrary: filter.map((where) => ({ where })) },
  )
  .map((one): Request => {
    if (one === 'batch') return { method: 'BatchWrite', writes: [{ delete: name('missing') }] };
    return Array.isArray(one) ? { method: 'Commit', writes: one } : { method: 'RunQuery', where: one.where };
  });

interface Case {
  readonly allowed: readonly (typeof methods)[number][];
  readonly condition: string;
  readonly requests: readonly Request[];
}

export const access: Part<Case> = {
  name: 'access',
  inOrder: true,
  cases: fc.record({
    allowed: fc.uniqueArray(fc.constantFrom(...methods), { minLength: 1 }),
    condition: fc.constantFrom(...conditions),
    requests: fc.array(request, { minLength: 1, maxLength: 6 }),
  }),
  ask: async (side, { allowed, condition, requests }) => {
    const rules = rulesWith(`match /c/{id} { allow ${allowed.join(', ')}: if ${condition}; }`);
    const loaded = await side.setRules(rules);
    if (loaded.code !== 0) throw new Error(`These rules do not compile: ${rules}`);
    const steps: Step[] = [loaded];
    const writes = Object.entries(stored).map(([id, fields]) => ({ update: { name: name(id), fields } }));
    await side.call('Commit', { database, writes });
    for (const one of requests) steps.push(await answer(side, one));
    return steps;
  },
};

/** Only the code and the names of the found documents, since other parts compare the rest. */
async function answer(side: Side, one: Request): Promise<Step> {
  if (one.method !== 'RunQuery') {
    const { code, message } = await side.call(one.method, { database, writes: one.writes }, ada);
    return { asked: `${one.method} ${print(one.writes)}`, code, message, result: null };
  }
  const structuredQuery = { from: [{ collectionId: 'c' }], ...(one.where ? { where: one.where } : {}) };
  const step = await side.call('RunQuery', { parent: root, structuredQuery }, ada);
  const found = (step.result as proto.IRunQueryResponse[]).flatMap(({ document }) => document?.name ?? []);
  return { ...step, asked: `RunQuery ${print(structuredQuery)}`, result: found };
}
