/** Counts the rows of docs/asvs.md, so that no requirement is forgotten and its sums are right. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

const page = readFileSync(`${root}/docs/asvs.md`, 'utf8');

/** How many requirements of levels 1 and 2 each section of each chapter has; they are its first ones. */
const sections: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];
const required = sections.flatMap((chapter, at) =>
  chapter.flatMap((count, section) =>
    Array.from({ length: count }, (_, number) => `V${at + 1}.${section + 1}.${number + 1}`),
  ),
);

const states = ['met', 'n/a', "Google's", '**missing**'];
const rows = [...page.matchAll(/^\| V([\d.]+) \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
  ([, number = '', state = '', asked, how]) => ({ number, state, asked, how }),
);

it('every requirement is there once, in order, with a state and a sentence', () => {
  expect(required).toHaveLength(253);
  expect(rows.map(({ number }) => `V${number}`)).toEqual(required);
  expect(rows.filter(({ state, asked, how }) => !states.includes(state) || !asked || !how)).toEqual([]);
});

it('what is met names a file', () => {
  const bare = rows.filter(({ state, how = '' }) => state === 'met' && !how.includes(']('));
  expect(bare).toEqual([]);
});

it('the sums are right', () => {
  const counted = sections.map((_, at) => {
    const own = rows.filter(({ number }) => number.startsWith(`${at + 1}.`));
    return [...states.map((state) => own.filter((row) => row.state === state).length), own.length];
  });
  const all = states.concat('all').map((_, at) => counted.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const written = [...page.matchAll(/^\| (?:\[V\d+ .*?\]\(.*?\)|all) \| ([\d |]+) \|$/gm)];
  expect(written.map(([, sums = '']) => sums.split(' | ').map(Number))).toEqual([...counted, all]);
});
