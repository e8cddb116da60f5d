import { expect, test } from 'vitest';
import { escapedDollar, formulaParts, inPlainText } from './rendered.ts';

const drawn = (source: string, plain: string) => ({ source, mathml: `<math>${plain}</math>`, plain });
const a = drawn('$a$', 'a');
const both = drawn('$$a$$', 'A');

test.each([
  ['', []],
  ['no formula', ['no formula']],
  ['$a$', ['', a]],
  ['x $a$ y $$a$$ z$a$', ['x ', a, ' y ', both, ' z', a]],
  ['$b$ and $5', ['$b$ and $5']],
  [String.raw`\$a$ for \$5`, ['', '$', 'a$ for ', '$', '5']],
])('%s has these parts', (text, parts) => {
  expect(formulaParts(text, [a, both, escapedDollar])).toEqual(parts);
});

test('a title is made of what was stored with its formulas', () => {
  const drawn = [{ source: '$x^2$', mathml: '<math></math>', plain: 'x²' }, escapedDollar];
  expect(inPlainText(String.raw`On $x^2$ for \$5`, drawn)).toBe('On x² for $5');
  expect(inPlainText('On $x^2$')).toBe('On $x^2$');
});
