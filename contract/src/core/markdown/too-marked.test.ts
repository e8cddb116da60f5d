import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { editOwnProfile } from '../../features/team/profile/schemas.ts';
import { parseMarkdown } from './grammar.ts';
import { markdownText } from './schemas.ts';
import { isTooMarked } from './too-marked.ts';

const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'a\n'.repeat(rows)}`;

const steps = (levels: number, step: string) =>
  Array.from({ length: levels }, (_, at) => `${step.repeat(at)}- a`).join('\n');

const saidOf = (text: string) =>
  markdownText.validate({ text }).then(
    () => '',
    (error) => (error instanceof ValidationError ? `${error.path}: ${error.message}` : String(error)),
  );

describe('a text that would cost more than it is long', () => {
  test.each([
    ['a table with many columns', table(60, 3), /^text: Text cannot have a table with more than 50 columns/],
    ['a table with many cells', table(50, 250), /more than 10000 cells in its tables$/],
    ['the same in a quote', table(50, 250).replace(/^/gm, '> '), /cells/],
    ['the same in a list', `- ${table(50, 250).replace(/\n/g, '\n  ')}`, /cells/],
    ['the same in several tables', `${table(40, 60)}\n`.repeat(5), /cells/],
    [
      'numbers in numbers',
      '1. '.repeat(21),
      /^text: Text cannot have more than 20 lists or quotes in each other$/,
    ],
    ['quotes in quotes', '>'.repeat(21), /in each other/],
    ['one level more in each line', steps(45, '  '), /in each other/],
    ['the same with tabs', steps(25, '\t'), /in each other/],
    ['different signs', '> - 1) '.repeat(8), /in each other/],
  ])('%s is refused at its field', async (_, text, sentence) => {
    expect(await saidOf(text)).toMatch(sentence);
    // One that is stored already is shown as it was written.
    expect(parseMarkdown(text).children.every(({ type }) => type === 'paragraph')).toBe(true);
  });

  test('is refused in the own profile too', async () => {
    await expect(editOwnProfile.validate({ biography: table(200, 200) })).rejects.toThrow('columns');
  });
});

test.each([
  ['a large table', table(10, 900)],
  ['a line of hyphens', '- '.repeat(40)],
  ['a line of stars', '* * * '.repeat(20)],
  ['a list of twenty levels', steps(20, '\t')],
  ['twenty levels', '- '.repeat(20)],
  ['a table without outer lines', 'a | b\n- | -\n1 | 2'],
  ['many lines of a list', '- a\n'.repeat(3_000)],
  ['a negative number', '-5 '.repeat(100)],
])('%s is as welcome as before', async (_, text) => {
  expect(isTooMarked(text)).toBe(false);
  expect(await saidOf(text)).toBe('');
});
