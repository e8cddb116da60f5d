/** Random listeners on one stream, and what each shows after every commit. */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import { print } from '../canonical.ts';
import type { Part } from '../compare.ts';
import { database, root, type Side, type Step } from '../side.ts';
import { commitOf, documents, fields, type Stored } from '../values.ts';
import { sentinel, Watch } from '../watch.ts';
import { parent, structuredQuery } from './queries.ts';

const ids = ['c/a', 'c/b', 'c/c', 'd/a', 'c/a/c/a'] as const;
const name = fc.constantFrom(...ids).map((id) => `${root}/${id}`);

const target: fc.Arbitrary<proto.ITarget> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ parent, structuredQuery })
      // An empty projection is a known difference, which the comparison of queries covers.
      .filter(({ structuredQuery: { select } }) => select?.fields?.length !== 0)
      .map((query): proto.ITarget => ({ query })),
  },
  fc
    .uniqueArray(name, { minLength: 1, maxLength: 3 })
    .map((names): proto.ITarget => ({ documents: { documents: names } })),
);

const write: fc.Arbitrary<proto.IWrite> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(name, fields).map(([id, content]) => ({ update: { name: id, fields: content } })),
  },
  name.map((id): proto.IWrite => ({ delete: id })),
);

interface Case {
  readonly documents: readonly Stored[];
  readonly targets: readonly proto.ITarget[];
  readonly commits: readonly (readonly proto.IWrite[])[];
}

export const listeners: Part<Case> = {
  name: 'listeners',
  inOrder: true,
  cases: fc.record({
    documents,
    targets: fc.array(target, { minLength: 1, maxLength: 3 }),
    commits: fc.array(
      fc.uniqueArray(write, {
        minLength: 1,
        maxLength: 3,
        selector: ({ update, delete: gone }) => update?.name ?? gone,
      }),
      { maxLength: 4 },
    ),
  }),
  ask: async (side, { documents: stored, targets, commits }) => {
    const start = await side.call('Commit', commitOf(stored, database));
    if (start.code !== 0) return [start];
    const watch = new Watch(side);
    try {
      return [start, ...(await watched(side, watch, targets, commits))];
    } finally {
      watch.close();
    }
  },
};

async function watched(
  side: Side,
  watch: Watch,
  targets: readonly proto.ITarget[],
  commits: Case['commits'],
): Promise<Step[]> {
  const steps: Step[] = [];
  const show = (asked: string, arrived: boolean) => {
    steps.push({
      asked,
      code: arrived ? 0 : -1,
      message: arrived ? '' : 'The stream tells nothing more.',
      result: watch.views(),
    });
    return arrived;
  };
  for (const [i, one] of targets.entries()) {
    if (!show(`Listen ${print(one)}`, await watch.add(2 * i + 2, one))) return steps;
  }
  for (const [i, writes] of commits.entries()) {
    const mark = `commit ${i}`;
    const marked = { update: { name: sentinel, fields: { mark: { stringValue: mark } } } };
    steps.push(await side.call('Commit', { database, writes: [...writes, marked] }));
    if (steps.at(-1)?.code !== 0) continue;
    if (!show(`Commit ${print(writes)}`, await watch.sees(mark))) return steps;
  }
  return steps;
}
