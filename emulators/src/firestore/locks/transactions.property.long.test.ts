/** Compares the result of random concurrent transactions with running them one after the other. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { databaseWith, rootName } from '../query/query.testing.ts';
import { Code, StatusError } from '../status.ts';
import type { Database } from '../store/database.ts';
import { planWrites } from '../writes/plan.ts';
import type { Write } from '../writes/write.ts';
import { type Transaction, Transactions } from './transactions.ts';

const ids = ['a', 'b', 'c'] as const;
type Id = (typeof ids)[number];
type State = Record<string, bigint>;

/** Reads some documents, or the whole collection, and writes their sum to others. */
interface Script {
  readonly reads: readonly Id[];
  readonly readsAll: boolean;
  readonly writes: readonly Id[];
  readonly mark: number;
}

const script: fc.Arbitrary<Script> = fc.record({
  reads: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }),
  readsAll: fc.boolean(),
  writes: fc.uniqueArray(fc.constantFrom(...ids, 'd' as Id), { minLength: 1, maxLength: 2 }),
  mark: fc.integer({ min: 1, max: 1000 }),
});

const scope = { parent: '', collectionId: 'n', allDescendants: false };

const result = (values: readonly bigint[], mark: number): bigint =>
  values.reduce((sum, value) => (sum * 31n + value) % 1_000_003n, BigInt(mark));

const valuesOf = (state: State, { reads, readsAll }: Script): bigint[] => [
  ...reads.map((id) => state[id] ?? 0n),
  ...(readsAll
    ? Object.keys(state)
        .sort()
        .map((id) => state[id] as bigint)
    : []),
];

const serially = (state: State, one: Script): State => {
  const value = result(valuesOf(state, one), one.mark);
  return { ...state, ...Object.fromEntries(one.writes.map((id) => [id, value])) };
};

const stateOf = (database: Database): State =>
  Object.fromEntries(
    [...database.scan(scope)].map(({ path, fields }) => [path.slice(2), fields.get('v') as bigint]),
  );

const setTo = (id: string, value: bigint): Write => ({
  op: 'set',
  name: `${rootName}/n/${id}`,
  path: `n/${id}`,
  fields: new Map([['v', value]]),
  transforms: [],
});

it('gives a result that running one after the other could give', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(script, { minLength: 2, maxLength: 5 }),
      fc.scheduler(),
      async (scripts, scheduler) => {
        const database = databaseWith({ 'n/a': { v: 1n }, 'n/b': { v: 2n }, 'n/c': { v: 3n } });
        const transactions = new Transactions(database);
        const start = stateOf(database);
        const order: Script[] = [];

        const attempt = async (one: Script, transaction: Transaction): Promise<void> => {
          await transactions.lockDocuments(
            transaction,
            one.reads.map((id) => `n/${id}`),
          );
          await scheduler.schedule(Promise.resolve());
          if (one.readsAll) await transactions.lockScope(transaction, scope);
          const value = result(valuesOf(stateOf(database), one), one.mark);
          await scheduler.schedule(Promise.resolve());
          const writes = one.writes.map((id) => setTo(id, value));
          await transactions.commit(
            transaction,
            writes.map(({ path }) => path),
            () => {
              database.apply(planWrites(writes, database, database.nextTime()));
              order.push(one);
            },
          );
        };
        const run = async (one: Script): Promise<void> => {
          let transaction = transactions.begin({ kind: 'read-write' });
          for (;;) {
            try {
              return await attempt(one, transaction);
            } catch (error) {
              if (!(error instanceof StatusError) || error.code !== Code.ABORTED) throw error;
              transaction = transactions.begin({ kind: 'read-write', retryOf: transaction.id });
            }
          }
        };

        const running = Promise.all(scripts.map(run));
        await scheduler.waitFor(running);
        // Locks are held until the end, so the order of commits is the order to compare with.
        expect(stateOf(database)).toEqual(order.reduce(serially, start));
        expect(order).toHaveLength(scripts.length);
        expect(transactions.unused).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

it('never lets two transactions each miss what the other writes', async () => {
  const database = databaseWith({ 'n/x': { v: 1n }, 'n/y': { v: 1n } });
  const transactions = new Transactions(database);
  const paths = ['n/x', 'n/y'];
  const [one, other] = [0, 1].map(() => transactions.begin({ kind: 'read-write' }));
  if (!one || !other) throw new Error('no transactions');
  await transactions.lockDocuments(one, paths);
  await transactions.lockDocuments(other, paths);
  const outcomes = await Promise.allSettled([
    transactions.commit(one, ['n/x'], () => 'x written'),
    transactions.commit(other, ['n/y'], () => 'y written'),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: Code.ABORTED },
  });
});
