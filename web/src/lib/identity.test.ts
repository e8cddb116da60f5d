import { siteTexts } from '@lab/contract/texts/texts';
import * as service from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as identity from './identity.ts';
import { takeToasts } from './toast.ts';

vi.mock('firebase/auth');

const mocks = new Map<string, unknown>(Object.entries(service));
const calls = Object.entries(identity) as [string, (...args: unknown[]) => Promise<unknown>][];
const inPopups = calls.filter(([name]) => name.endsWith('Popup'));
const others = calls.filter(([name]) => !name.endsWith('Popup'));
const mockOf = (name: string) => vi.mocked(mocks.get(name) as (...args: unknown[]) => Promise<unknown>);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(calls)('%s', (name, start) => {
  it('asks the identity service for what the caller asked, and gives its answer', async () => {
    const answer = {};
    mockOf(name).mockReset().mockResolvedValue(answer);
    expect(await start('a', 'b', 'c')).toBe(answer);
    expect(mockOf(name).mock.calls).toEqual([['a', 'b', 'c']]);
  });

  it('fails with the reason of the service', async () => {
    const refused = Object.assign(new Error('Firebase'), { code: 'auth/user-disabled' });
    mockOf(name).mockReset().mockRejectedValue(refused);
    await expect(start()).rejects.toBe(refused);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(takeToasts()).toEqual([]);
  });
});

it.each(others)('a person is told that %s is slow after ten seconds', async (name, start) => {
  let answer = (_: unknown) => {};
  mockOf(name)
    .mockReset()
    .mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const end = start();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(takeToasts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(takeToasts()).toMatchObject([{ kind: 'info', text: siteTexts.slow }]);
  answer('done');
  expect(await end).toBe('done');
});

it.each(inPopups)('nobody is hurried while they type in the window of %s', async (name, start) => {
  mockOf(name)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
  void start().catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(takeToasts()).toEqual([]);
});
