import { expect, test } from 'vitest';
import { thing } from './made-up-kind.testing.ts';
import { textsIn, withPlainTexts } from './texts-in.ts';

const record = {
  name: 'On $x^2$',
  about: 'From $5 to $10',
  mail: '$a$@example.org',
  people: ['$b$'],
  parts: [{ name: '$c$' }, { name: 'd' }],
  links: { code: 'https://example.org/$e$' },
  _id: '$f$',
};

test('texts are those of text and prose, also in parts', () => {
  expect(textsIn(thing.fields, record)).toEqual(['On $x^2$', 'From $5 to $10', '$c$', 'd']);
  expect(textsIn(thing.fields, {})).toEqual([]);
});

test('only their formulas are said plainly', () => {
  expect(withPlainTexts(thing.fields, record)).toEqual({
    ...record,
    name: 'On x²',
    parts: [{ name: 'c' }, { name: 'd' }],
  });
});
