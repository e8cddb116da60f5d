/**
 * Random requests of two transactions without conflicts: which order is allowed, and what each transaction
 * sees.
 */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import { print } from '../canonical.ts';
import type { Part } from '../compare.ts';
import { database, root, type Side, type Step } from '../side.ts';

/** Each transaction has its own collection; a third one is written without a transaction. */
const slots = ['one', 'two'] as const;
type Slot = (typeof slots)[number];
const ids = ['a', 'b'];

type Operation =
  | { readonly do: 'begin'; readonly slot: Slot; readonly mode: 'write' | 'read' | 'retry' | 'default' }
  | { readonly do: 'get' | 'find' | 'count'; readonly slot: Slot; readonly begin: boolean }
  | {
      readonly do: 'commit';
      readonly slot: Slot;
      readonly writes: readonly string[];
      readonly exists?: boolean;
    }
  | { readonly do: 'rollback'; readonly slot: Slot }
  | { readonly do: 'write outside' };

const slot = fc.constantFrom(...slots);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('begin' as const),
      slot,
      mode: fc.constantFrom(
        'write' as const,
        'write' as const,
        'read' as const,
        'retry' as const,
        'default' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('get' as const, 'find' as const, 'count' as const),
      slot,
      begin: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('commit' as const),
      slot,
      writes: fc.array(fc.constantFrom(...ids), { maxLength: 2 }),
      exists: fc.option(fc.boolean(), { nil: undefined }),
    }),
  },
  fc.record({ do: fc.constant('rollback' as const), slot }),
  fc.constant<Operation>({ do: 'write outside' }),
);

interface Case {
  readonly operations: readonly Operation[];
}

export const transactions: Part<Case> = {
  name: 'transactions',
  inOrder: true,
  cases: fc.record({ operations: fc.array(operation, { minLength: 1, maxLength: 10 }) }),
  ask: async (side, { operations }) => {
    const begun = new Map<Slot, Uint8Array>();
    const all = new Set<Uint8Array>();
    const steps: Step[] = [
      await side.call('Commit', { database, writes: [set('one', 'a', 0), set('two', 'a', 0)] }),
    ];
    for (const [i, one] of operations.entries()) steps.push(await run(side, one, i, begun, all));
    // Ends the transactions that the case has left open.
    for (const transaction of all) await side.call('Rollback', { database, transaction });
    steps.push(await find(side, {}, root));
    return steps;
  },
};

const set = (collection: string, id: string, n: number): proto.IWrite => ({
  update: { name: `${root}/${collection}/${id}`, fields: { n: { integerValue: n } } },
});

async function run(
  side: Side,
  one: Operation,
  n: number,
  begun: Map<Slot, Uint8Array>,
  all: Set<Uint8Array>,
): Promise<Step> {
  if (one.do === 'write outside') return side.call('Commit', { database, writes: [set('outside', 'a', n)] });
  const transaction = begun.get(one.slot) ?? Buffer.from('never begun');
  const answer = await ask(side, one, n, transaction);
  const id = transactionOf(answer.result);
  if (id) {
    begun.set(one.slot, id);
    all.add(id);
  }
  return { ...answer, asked: `${one.do} ${print(one)}` };
}

async function ask(
  side: Side,
  one: Exclude<Operation, { do: 'write outside' }>,
  n: number,
  transaction: Uint8Array,
): Promise<Step> {
  switch (one.do) {
    case 'begin':
      return side.call('BeginTransaction', { database, options: optionsOf(one.mode, transaction) });
    case 'rollback':
      return side.call('Rollback', { database, transaction });
    case 'commit': {
      const condition = one.exists === undefined ? {} : { currentDocument: { exists: one.exists } };
      const writes = one.writes.map((id) => ({ ...set(one.slot, id, n), ...condition }));
      return side.call('Commit', { database, transaction, writes });
    }
    case 'get': {
      const documents = ids.map((id) => `${root}/${one.slot}/${id}`);
      return side.call('BatchGetDocuments', { database, documents, ...where(one.begin, transaction) });
    }
    case 'find':
      return find(side, where(one.begin, transaction), root, one.slot);
    case 'count': {
      const structuredQuery = { from: [{ collectionId: one.slot }] };
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {}, alias: 'n' }] };
      return side.call('RunAggregationQuery', {
        parent: root,
        structuredAggregationQuery,
        ...where(one.begin, transaction),
      });
    }
  }
}

const where = (begin: boolean, transaction: Uint8Array) =>
  begin ? { newTransaction: { readWrite: {} } } : { transaction };

function optionsOf(mode: string, transaction: Uint8Array): proto.ITransactionOptions | undefined {
  if (mode === 'default') return undefined;
  if (mode === 'read') return { readOnly: {} };
  return { readWrite: mode === 'retry' ? { retryTransaction: transaction } : {} };
}

const find = (side: Side, how: object, parent: string, collectionId?: string): Promise<Step> =>
  side.call('RunQuery', {
    parent,
    structuredQuery: {
      from: [{ collectionId: collectionId ?? '', allDescendants: collectionId === undefined }],
    },
    ...how,
  });

function transactionOf(result: unknown): Uint8Array | undefined {
  for (const answer of Array.isArray(result) ? result : [result]) {
    const { transaction } = (answer ?? {}) as { transaction?: Uint8Array };
    if (transaction?.length) return transaction;
  }
  return undefined;
}
