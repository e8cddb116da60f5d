import { expect, test } from 'vitest';
import { markParts, marksIn, tags, withoutMarks, writeMarks } from './marks.ts';
import { truncateMath } from './parts.ts';
import { plainMath } from './plain.ts';

const sources = (text: string) => marksIn(text).map(({ source }) => source);

test.each([
  ['<i>Zostera marina</i> at night', ['<i>Zostera marina</i>'], 'Zostera marina at night'],
  ['CO<sub>2</sub> and V<sub>DS</sub>', ['<sub>2</sub>', '<sub>DS</sub>'], 'CO₂ and VDS'],
  ['10<sup>−3</sup>, the 1<sup>st</sup>', ['<sup>−3</sup>', '<sup>st</sup>'], '10⁻³, the 1st'],
  ['<i>x<sub>1</sub></i> of <i>$y$</i>', ['<i>x<sub>1</sub></i>', '<i>$y$</i>'], 'x₁ of $y$'],
  ['<sub> <i>x</i>', ['<i>x</i>'], '<sub> x'],
])('%s has marks', (text, marks, plain) => {
  expect(sources(text)).toEqual(marks);
  expect(withoutMarks(text)).toBe(plain);
  expect(writeMarks(markParts(text), tags)).toBe(text);
});

test.each([
  'a < b and c > d',
  'a <i> b',
  'a </i> b',
  '<i>a <sub>b</i>',
  '<i>one\ntwo</i>',
  '<b>bold</b> <em>x</em> <I>x</I> <i class="x">x</i> <script>alert(1)</script>',
  '$a <i> b$ </i>',
])('%j is text', (text) => {
  expect(sources(text).filter((source) => source !== '')).toEqual([]);
  expect(withoutMarks(text)).toBe(text);
});

test('plain text has neither marks nor TeX', () => {
  expect(plainMath(String.raw`<i>E. coli</i> in CO<sub>2</sub> at $\alpha^2$ for \$5`)).toBe(
    'E. coli in CO₂ at α² for $5',
  );
});

test('a text is not cut within a mark', () => {
  const text = 'Roots of <i>Zostera marina</i>';
  expect(truncateMath(text, 15)).toBe('Roots of');
  expect(truncateMath(text, 100)).toBe(text);
});

test('no text takes longer than others', () => {
  const begun = performance.now();
  for (const part of ['<i>', '</i>', '<i>x</i>', '<i><sub>', '$x$<i>', '<i>\n']) {
    plainMath(part.repeat(10_000));
    plainMath(`${part.repeat(10_000)}</i>`);
  }
  expect(performance.now() - begun).toBeLessThan(3_000);
});
