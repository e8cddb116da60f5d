import { expect, it } from 'vitest';
import { loadWords } from '../settings/words/languages.ts';
import { withWords } from '../settings/words/set-words.ts';
import { emptyEntry } from './entry.ts';
import { lineOf, searchIn } from './results.ts';
import { makeIndex } from './search-index.ts';

const prize = {
  ...emptyEntry,
  group: 'news',
  id: 'n1',
  title: 'A prize',
  note: 'Quay',
  when: '2023-12-14',
} as const;

it('leaves the date to the page, which writes it in its own language', async () => {
  const [row] = searchIn(makeIndex([prize]), 'prize', 1).groups[0]?.rows ?? [];
  if (!row) throw new Error('Nothing was found.');
  const german = await loadWords({ language: 'de' });
  expect(withWords(german, () => lineOf(row))).toBe('Quay · 14. Dezember 2023');
  expect(lineOf(row)).toBe('Quay · December 14, 2023');
});
