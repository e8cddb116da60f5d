/**
 * Random transactions that run at the same time and add to the same numbers; each must count exactly once.
 */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import type { Part } from '../compare.ts';
import { database, root, type Side, type Step } from '../side.ts';

const ids = ['a', 'b', 'c'];
const names = ids.map((id) => `${root}/n/${id}`);
const aborted = 10;
const attempts = 30;

interface Script {
  /** Reads these documents in this order, one request each, and then adds to all. */
  readonly adds: readonly string[];
  readonly amount: number;
}

interface Case {
  readonly scripts: readonly Script[];
}

export const contention: Part<Case> = {
  name: 'transactions at once',
  inOrder: true,
  share: 0.03,
  cases: fc.record({
    scripts: fc.array(
      fc.record({
        adds: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }),
        amount: fc.integer({ min: 1, max: 1000 }),
      }),
      { minLength: 2, maxLength: 3 },
    ),
  }),
  ask: async (side, { scripts }) => {
    const codes = await Promise.all(scripts.map((script) => run(side, script)));
    const answer = await side.call('BatchGetDocuments', { database, documents: names });
    const numbers = (answer.result as proto.IBatchGetDocumentsResponse[]).map(({ found, missing }) =>
      found ? [found.name, numberOf(found)] : [missing, 0],
    );
    return [
      { asked: 'all transactions', code: 0, message: '', result: codes },
      { ...answer, result: Object.fromEntries(numbers) },
    ];
  },
};

const numberOf = (document: proto.IDocument | null | undefined): number =>
  Number(document?.fields?.n?.integerValue ?? 0);

/** The status code of the last attempt. */
async function run(side: Side, { adds, amount }: Script): Promise<number> {
  let retryTransaction: Uint8Array | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const begun = await side.call('BeginTransaction', {
      database,
      options: { readWrite: { retryTransaction } },
    });
    if (begun.code !== 0) return begun.code;
    const { transaction } = begun.result as { transaction: Uint8Array };
    const { code } = await add(side, transaction, adds, amount);
    if (code !== aborted) return code;
    retryTransaction = transaction;
  }
  return aborted;
}

async function add(
  side: Side,
  transaction: Uint8Array,
  adds: readonly string[],
  amount: number,
): Promise<Step> {
  const writes: proto.IWrite[] = [];
  for (const name of adds) {
    const read = await side.call('BatchGetDocuments', { database, documents: [name], transaction });
    if (read.code !== 0) return read;
    const n = numberOf((read.result as proto.IBatchGetDocumentsResponse[])[0]?.found) + amount;
    writes.push({ update: { name, fields: { n: { integerValue: n } } } });
  }
  return side.call('Commit', { database, transaction, writes });
}
