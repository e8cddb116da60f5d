import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseWith } from '../query/query.testing.ts';
import { Code } from '../status.ts';
import type { Database } from '../store/database.ts';
import { Timestamp } from '../values/value.ts';
import { Transactions } from './transactions.ts';

let database: Database;
let transactions: Transactions;
beforeEach(() => {
  vi.useFakeTimers();
  database = databaseWith({ 'c/a': { n: 1n } });
  transactions = new Transactions(database);
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = () => transactions.begin({ kind: 'read-write' });
const retry = (retryOf: Uint8Array) => transactions.begin({ kind: 'read-write', retryOf });
const reading = (readTime?: Timestamp) =>
  transactions.begin({ kind: 'read-only', ...(readTime ? { readTime } : {}) });
const refusal = (message: string, code: number = Code.INVALID_ARGUMENT) =>
  expect.objectContaining({ code, message });

/** The state of a commit of these paths, as far as it is known when nothing else happens. */
async function committing(paths: string[], transaction?: ReturnType<typeof begin>) {
  const answer = { state: 'waiting' };
  transactions
    .commit(transaction, paths, () => 'written')
    .then(
      (message) => {
        answer.state = message;
      },
      (error: Error) => {
        answer.state = error.message;
      },
    );
  await vi.advanceTimersByTimeAsync(0);
  return answer;
}

describe('another attempt', () => {
  it('is made only of what was begun here', () => {
    const first = begin();
    const unknown = Buffer.from(first.id);
    unknown.writeUInt32BE(2, 4);
    const elsewhere = new Transactions(database).begin({ kind: 'read-write' });
    for (const id of [Buffer.from('never begun!'), Buffer.from('short'), unknown, elsewhere.id])
      expect(() => retry(id)).toThrow(refusal('Invalid transaction.'));
    transactions.end(first);
    expect(retry(first.id).id).not.toEqual(first.id);
  });

  it('is not made of what only reads', () => {
    expect(() => retry(reading().id)).toThrow(refusal('Cannot retry a read-only transaction.'));
  });

  it('has the age of the first, however often it is tried', () => {
    const first = begin();
    const other = begin();
    const third = retry(retry(first.id).id);
    expect(third.arrival).toBe(first.arrival);
    expect(third.arrival).toBeLessThan(other.arrival);
    expect([first.retry, third.retry]).toEqual([false, true]);
  });

  it('locks what it reads for itself', async () => {
    const [one, other] = [begin(), begin()];
    await transactions.lockDocuments(one, ['c/a']);
    await transactions.lockDocuments(other, ['c/a']);
    transactions.endAll();
    const again = retry(one.id);
    await transactions.lockDocuments(again, ['c/a']);
    const waiting = vi.fn();
    transactions.lockDocuments(begin(), ['c/a']).catch(waiting);
    await vi.advanceTimersByTimeAsync(2000);
    expect(waiting).toHaveBeenCalledWith(refusal('Transaction lock timeout.', Code.ABORTED));
    transactions.end(again);
    await transactions.lockScope(retry(one.id), { parent: '', collectionId: 'c', allDescendants: false });
    expect((await committing(['c/new'])).state).toBe('waiting');
  });
});

it('documents are locked in the order of their names, whatever the order of asking', async () => {
  const holder = retry(begin().id);
  await transactions.lockDocuments(holder, ['c/a']);
  void transactions.lockDocuments(retry(begin().id), ['c/b', 'c/a']);
  expect((await committing(['c/b'])).state).toBe('written');
});

describe('a transaction', () => {
  const ended = 'The referenced transaction has expired or is no longer valid.';

  it('is found by its id until it ends', () => {
    const transaction = begin();
    expect(transactions.get(new Uint8Array(transaction.id))).toBe(transaction);
    expect(transactions.unused).toBe(false);
    transactions.rollback(transaction.id);
    expect(() => transactions.get(transaction.id)).toThrow(refusal(ended));
    expect(transactions.unused).toBe(true);
    expect(() => transactions.rollback(transaction.id)).not.toThrow();
    expect(() => transactions.rollback(Buffer.from('never begun!'))).toThrow(
      refusal('The transaction to roll back is not known.'),
    );
  });

  it('is forgotten a minute after it was last used', () => {
    const transaction = begin();
    vi.advanceTimersByTime(59_999);
    transactions.get(transaction.id);
    vi.advanceTimersByTime(59_999);
    expect(transactions.unused).toBe(false);
    vi.advanceTimersByTime(1);
    expect(() => transactions.get(transaction.id)).toThrow(ended);
    expect(transactions.unused).toBe(true);
  });

  it('that is refused a lock is over', async () => {
    const holder = retry(begin().id);
    await transactions.lockDocuments(holder, ['c/a']);
    const other = begin();
    const lock = transactions.lockDocuments(other, ['c/a']).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await lock).toBe('Transaction lock timeout.');
    expect(() => transactions.get(other.id)).toThrow(ended);
    expect(transactions.get(holder.id)).toBe(holder);
  });

  it('sees the documents as they are', () => {
    expect(transactions.snapshot(undefined)).toBe(database);
    expect(transactions.snapshot(begin())).toBe(database);
  });
});

describe('a commit', () => {
  it('waits for those who have read the document, or its collection', async () => {
    const scopes = [
      { parent: '', collectionId: 'c', allDescendants: false },
      { parent: '', collectionId: 'c', allDescendants: true },
      { parent: '', allDescendants: true },
    ];
    const locks = [
      (reader: ReturnType<typeof begin>) => transactions.lockDocuments(reader, ['c/a']),
      ...scopes.map((scope) => (reader: ReturnType<typeof begin>) => transactions.lockScope(reader, scope)),
    ];
    for (const lock of locks) {
      const reader = begin();
      await lock(reader);
      const commit = await committing(['c/a']);
      expect(commit.state).toBe('waiting');
      transactions.end(reader);
      await vi.advanceTimersByTimeAsync(0);
      expect(commit.state).toBe('written');
    }
  });

  it('does not wait for those who have read something else', async () => {
    const reader = begin();
    await transactions.lockDocuments(reader, ['c/b']);
    await transactions.lockScope(reader, { parent: '', collectionId: 'd', allDescendants: false });
    await transactions.lockScope(reader, { parent: 'x/y', collectionId: 'c', allDescendants: false });
    expect((await committing(['c/a'])).state).toBe('written');
  });

  it('gives way to a transaction that came before it', async () => {
    const earlier = begin();
    await transactions.lockDocuments(earlier, ['c/b']);
    const commit = await committing(['c/a', 'c/b']);
    await transactions.lockDocuments(earlier, ['c/a']);
    await vi.advanceTimersByTimeAsync(0);
    expect(commit.state).toMatch('Too much contention on these documents');
    expect(transactions.get(earlier.id)).toBe(earlier);
  });

  it('ends its transaction and frees its locks, also where it fails', async () => {
    const transaction = begin();
    await transactions.lockDocuments(transaction, ['c/a', 'c/b']);
    const failing = transactions.commit(transaction, ['c/a'], () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(transactions.unused).toBe(true);
    await expect(
      transactions.commit(undefined, ['c/a'], () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(transactions.unused).toBe(true);
    expect((await committing(['c/a', 'c/b'])).state).toBe('written');
  });

  it('of a transaction that ends meanwhile is not made', async () => {
    const reader = begin();
    await transactions.lockDocuments(reader, ['c/a']);
    const transaction = begin();
    const commit = await committing(['c/a'], transaction);
    transactions.rollback(transaction.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(commit.state).toBe('The transaction was ended while it waited for a lock.');
  });

  it('of a transaction that has ended is refused', async () => {
    const transaction = begin();
    transactions.end(transaction);
    expect((await committing(['c/a'], transaction)).state).toBe('The transaction has already ended.');
    expect((await committing([], transaction)).state).toBe(
      'The transaction was ended while it was being committed.',
    );
  });
});

describe('a transaction that only reads', () => {
  it('locks nothing and writes nothing', async () => {
    const reader = reading();
    await transactions.lockDocuments(reader, ['c/a']);
    await transactions.lockScope(reader, { parent: '', collectionId: 'c', allDescendants: false });
    expect((await committing(['c/a'])).state).toBe('written');
    expect((await committing(['c/a'], reader)).state).toBe('A read-only transaction cannot write.');
    const other = reading();
    expect((await committing([], other)).state).toBe('written');
    expect(() => transactions.get(other.id)).toThrow('no longer valid');
  });

  it('sees one moment, which is not in the future and not long past', () => {
    const now = database.readTime();
    expect(reading().readTime).toEqual(now);
    expect(reading(now).readTime).toEqual(now);
    expect(() => reading(new Timestamp(now.seconds, now.nanos + 1000))).toThrow(
      refusal("The requested 'read_time' cannot be in the future."),
    );
    database.history.forget();
    const long = reading(new Timestamp(1, 0));
    expect(() => transactions.snapshot(long)).toThrow(
      refusal('The requested read time is too far in the past.', Code.FAILED_PRECONDITION),
    );
    expect(transactions.snapshot(reading(now)).get('c/a')?.fields.get('n')).toBe(1n);
  });
});
