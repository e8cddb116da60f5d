import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LockTable, type Mode, Owner } from './lock-table.ts';

let table: LockTable;
beforeEach(() => {
  vi.useFakeTimers();
  table = new LockTable(2000);
});
afterEach(() => {
  vi.useRealTimers();
});

let arrivals = 0;
const newOwner = () => new Owner(++arrivals);

function ask(owner: Owner, key: string, mode: Mode): { state: string } {
  const answer = { state: 'waiting' };
  Promise.resolve(table.acquire(owner, key, mode)).then(
    () => {
      answer.state = 'held';
    },
    (error: Error) => {
      answer.state = error.message;
    },
  );
  return answer;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('locks', () => {
  it.each<[Mode, Mode, boolean]>([
    ['read', 'read', true],
    ['intend', 'intend', true],
    ['read', 'intend', false],
    ['read', 'write', false],
    ['intend', 'write', false],
    ['write', 'write', false],
  ])('%s and %s agree: %s', async (first, second, agree) => {
    const [a, b] = [newOwner(), newOwner()];
    ask(a, 'k', first);
    const answer = ask(b, 'k', second);
    await settle();
    expect(answer.state).toBe(agree ? 'held' : 'waiting');
    table.releaseAll(a);
    await settle();
    expect(answer.state).toBe('held');
  });

  it('that somebody holds are held when they are asked for again, beside others', async () => {
    const [a, b] = [newOwner(), newOwner()];
    for (const mode of ['read', 'intend'] as const) {
      ask(a, mode, mode);
      ask(b, mode, mode);
      const again = ask(a, mode, mode);
      await settle();
      expect(again.state).toBe('held');
    }
  });

  it('of two modes together are those of a writer', async () => {
    const [a, b] = [newOwner(), newOwner()];
    ask(a, 'k', 'read');
    ask(a, 'k', 'intend');
    const others = [ask(b, 'k', 'intend'), ask(newOwner(), 'k', 'read')];
    await settle();
    expect(others.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('are given in the order in which they were asked for', async () => {
    const owners = Array.from({ length: 4 }, () => newOwner());
    const [holder, writer, reader, other] = owners as [Owner, Owner, Owner, Owner];
    ask(holder, 'k', 'read');
    const write = ask(writer, 'k', 'write');
    // A reader does not get the lock before a writer that waits longer.
    const reads = [ask(reader, 'k', 'read'), ask(other, 'k', 'read')];
    await settle();
    expect([write, ...reads].map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    table.releaseAll(holder);
    await settle();
    expect([write, ...reads].map(({ state }) => state)).toEqual(['held', 'waiting', 'waiting']);
    table.releaseAll(writer);
    await settle();
    expect(reads.map(({ state }) => state)).toEqual(['held', 'held']);
  });

  it('are refused after two seconds', async () => {
    const [a, b] = [newOwner(), newOwner()];
    ask(a, 'k', 'write');
    const answer = ask(b, 'k', 'read');
    await vi.advanceTimersByTimeAsync(1999);
    expect(answer.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(answer.state).toBe('Transaction lock timeout.');
  });

  it('are refused at once where two upgrades wait for each other', async () => {
    const [a, b] = [newOwner(), newOwner()];
    ask(a, 'k', 'read');
    ask(b, 'k', 'read');
    const first = ask(a, 'k', 'write');
    const second = ask(b, 'k', 'write');
    await settle();
    expect(second.state).toMatch(/Too much contention/);
    expect(first.state).toBe('waiting');
    table.releaseAll(b);
    await settle();
    expect(first.state).toBe('held');
  });

  it('are refused to the latest comer where a longer circle would close', async () => {
    const [a, b, c] = [newOwner(), newOwner(), newOwner()];
    ask(a, '1', 'write');
    ask(b, '2', 'write');
    ask(c, '3', 'write');
    const bc = ask(b, '3', 'read');
    const ca = ask(c, '1', 'read');
    const ab = ask(a, '2', 'read');
    await settle();
    expect([ab.state, bc.state]).toEqual(['waiting', 'waiting']);
    expect(ca.state).toMatch(/Too much contention/);
    table.releaseAll(c);
    table.releaseAll(b);
    await settle();
    expect(ab.state).toBe('held');
  });

  it('of an owner that has ended are refused', async () => {
    const [a, b] = [newOwner(), newOwner()];
    ask(a, 'k', 'write');
    const waiting = ask(b, 'k', 'write');
    table.releaseAll(b);
    await settle();
    expect(waiting.state).toBe('The transaction was ended while it waited for a lock.');
    expect(() => table.acquire(b, 'other', 'read')).toThrow('has already ended');
  });

  it('leave nothing behind', async () => {
    const owners = Array.from({ length: 20 }, () => newOwner());
    for (const [i, owner] of owners.entries()) {
      ask(owner, `k${i % 3}`, i % 2 === 0 ? 'read' : 'write');
    }
    await vi.advanceTimersByTimeAsync(2000);
    for (const owner of owners) table.releaseAll(owner);
    await settle();
    expect(table.size).toBe(0);
  });
});
