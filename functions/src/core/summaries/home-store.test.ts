import type { Transaction } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { homeBytes, homePart, writeHome } from './home-store.ts';

test('the parts fit together into one document of Firestore', () => {
  const all = Object.values(homeBytes).reduce((sum, bytes) => sum + bytes, 0);
  expect(all).toBeLessThan(1_048_576 - 1_000);
});

test('a part that leaves no room for the others is refused before anything is written', () => {
  const set = vi.fn();
  const collaborators = Array.from({ length: 100 }, (_, index) => ({
    _id: String(index),
    name: 'n',
    logo: `https://example.org/${'x'.repeat(1_400)}`,
  }));
  expect(() =>
    writeHome({ set } as unknown as Transaction, homePart('collaborators', [{}]).of(collaborators)),
  ).toThrow('This list is full. Please remove an entry first.');
  expect(set).not.toHaveBeenCalled();
});
