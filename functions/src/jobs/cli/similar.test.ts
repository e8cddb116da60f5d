import { expect, test } from 'vitest';
import type { StoredEntry } from '../../features/imports/import-store.ts';
import { decide, isRule } from './similar.ts';

const entry = (kind: string, more = {}) =>
  ({ kind, decision: kind === 'new' ? 'import' : 'skip', why: 'Alike.', ...more }) as StoredEntry;
const entries = ['new', 'here', 'similar', 'unreadable'].map((kind) => entry(kind));
const never = () => Promise.reject(new Error('asked'));
const decisionsOf = async (...given: Parameters<typeof decide>) =>
  (await decide(...given)).map(({ decision }) => decision);

test('a rule only concerns similar entries', async () => {
  expect(await decisionsOf(entries, 'skip', never)).toEqual(['import', 'skip', 'skip', 'skip']);
  expect(await decisionsOf(entries, 'keep', never)).toEqual(['import', 'skip', 'import', 'skip']);
  expect(['keep', 'ask', 'Keep', '', 'toString'].filter(isRule)).toEqual(['keep', 'ask']);
});

test('a person is asked again until an answer is one', async () => {
  const given = ['x', 'v', ' K ', '', 'v'];
  const both = [entry('similar'), entry('similar'), entry('similar', { mayJoin: true })];
  expect(await decisionsOf(both, 'ask', () => given.shift() ?? 's')).toEqual(['import', 'skip', 'version']);
  expect(given).toEqual([]);
});
