import { expect, test } from 'vitest';
import { frontMatterOf, readSettings } from './front-matter.ts';

test.each([
  ['---\nTitle: A\nn: 1.10\nyes: true\n---\nBody', { title: 'A', n: '1.10', yes: 'true' }],
  [
    '+++\nTitle = "A"\nn = 12\nyes = true\ndate = 2020-01-02T03:04:05Z\nday = 2020-01-02\nlist = ["a"]\n[deep]\nX = "y"\n+++\nBody',
    {
      title: 'A',
      n: '12',
      yes: 'true',
      date: '2020-01-02T03:04:05.000Z',
      day: '2020-01-02',
      list: ['a'],
      deep: { x: 'y' },
    },
  ],
  ['---\n---\nBody', {}],
  ['+++\n+++\nBody', {}],
])('front matter %j is read as texts', (text, data) => {
  expect(frontMatterOf(text)).toEqual({ data, body: 'Body' });
});

test.each(['Body', '--- a\nb', '+++\nno end', '-- -'])('%j has none', (text) => {
  expect(frontMatterOf(text)).toBeUndefined();
});

test.each([
  ['+++\na = \n+++\n'],
  ['---\na: [\n---\n'],
  [`+++\na = ${'['.repeat(10_000)}\n+++\n`],
  [`+++\na = ${'{b='.repeat(1_000)}1${'}'.repeat(1_000)}\n+++\n`],
])('%s cannot be read', (text) => {
  expect(frontMatterOf(text)).toMatchObject({ data: undefined });
});

test('no name of a setting reaches the prototype', () => {
  const data = readSettings('"__proto__" = { evil = "x" }\nconstructor = "y"', 'config.toml');
  expect(Object.keys(data ?? {})).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});
