import { expect, it } from 'vitest';
import { databaseWith } from '../query/query.testing.ts';
import { Code } from '../status.ts';
import { Transactions } from './transactions.ts';

const transactions = new Transactions(databaseWith({}));

it('that only reads is not tried again', () => {
  const reading = transactions.begin({ kind: 'read-only' });
  expect(() => transactions.begin({ kind: 'read-write', retryOf: reading.id })).toThrow(
    expect.objectContaining({
      code: Code.INVALID_ARGUMENT,
      message: 'Cannot retry a read-only transaction.',
    }),
  );
});

it('cannot be tried again without having been begun', () => {
  expect(() => transactions.begin({ kind: 'read-write', retryOf: Buffer.from('never begun!') })).toThrow(
    expect.objectContaining({ code: Code.INVALID_ARGUMENT, message: 'Invalid transaction.' }),
  );
  const first = transactions.begin({ kind: 'read-write' });
  transactions.end(first);
  expect(transactions.begin({ kind: 'read-write', retryOf: first.id }).id).not.toEqual(first.id);
});
