import { describe, expect, it } from 'vitest';
import { bibtex, isBalanced } from './bibtex.ts';
import { type Citable, citationOf } from './csl.ts';

const entryOf = (changes: Partial<Citable>) =>
  bibtex(
    citationOf(
      {
        _id: 'fog',
        title: 'On fog',
        publisher: '',
        doi: '',
        publicationDate: '2015',
        authors: ['Ada Byron'],
        details: '',
        ...changes,
      },
      'https://lab.test/paper/fog',
    ),
  );

describe('a mark becomes a command', () => {
  it.each([
    ['Roots of <i>Zostera marina</i>', 'Roots of \\textit{{Zostera} marina}'],
    ['Growth of <i>E. coli</i>: a review', 'Growth of \\textit{{E}. coli}: a review'],
    ['The rate V<sub>DS</sub> & <i>n</i>', 'The rate {V\\textsubscript{DS}} \\& \\textit{n}'],
    ['On <sup>AB</sup>Cd, or <sup>C</sup>', 'On {\\textsuperscript{AB}Cd}, or {\\textsuperscript{C}}'],
    ['On <i>x<sub>a</sub> of $y<z$</i>', 'On \\textit{x\\textsubscript{a} of $y<z$}'],
    ['On <i>a b</i>C<i>d e</i>', 'On \\textit{a b}C\\textit{d e}'],
    ['A <i> and <b>b</b>', 'A <i> and <b>b</b>'],
  ])('in %s', (title, inFile) => {
    expect(entryOf({ title })).toContain(`title = {${inFile}},`);
    expect(isBalanced(entryOf({ title }))).toBe(true);
  });
});

describe('a formula stays as TeX reads it', () => {
  it.each([
    ['On $x^2$ and 5 % of it', 'On $x^2$ and 5 \\% of it'],
    ['From $a_1$ to $b_2$ & back', 'From $a_1$ to $b_2$ \\& back'],
    ['On \\(\\frac{a}{b_1}\\) of all', 'On \\(\\frac{a}{b_1}\\) of all'],
    ['On $H_2O$ of DNA', 'On $H_2O$ of {DNA}'],
  ])('in %s', (written, inFile) => {
    expect(entryOf({ title: written })).toContain(`title = {${inFile}},`);
  });

  it('also in an abstract', () => {
    expect(entryOf({ details: 'It costs $5 & saves $x^2$.' })).toContain(
      'abstract = {It costs \\$5 \\& saves $x^2$.},',
    );
  });

  it.each([
    ['On $x}$ of all', 'On \\$x\\textbraceright{}\\$ of all'],
    ['On $}{$ of all', 'On \\$\\textbraceright{}\\textbraceleft{}\\$ of all'],
    ['On ${x$ of all', 'On \\$\\textbraceleft{}x\\$ of all'],
  ])('unless its braces would break the file: %s', (written, inFile) => {
    expect(entryOf({ title: written })).toContain(`title = {${inFile}},`);
  });

  it.each([
    ['', true],
    ['{}', true],
    ['a{b{c}}{d}', true],
    ['{', false],
    ['}', false],
    ['}{', false],
    ['{}}{', false],
    ['{{}', false],
  ])('the braces of %j are balanced: %s', (tex, balanced) => {
    expect(isBalanced(tex)).toBe(balanced);
  });
});

it.each([
  ['pages 4--6', 'pages 4-{}-6'],
  [
    "''quoted'' ``words``",
    "'{}'quoted'{}' \\textasciigrave{}\\textasciigrave{}words\\textasciigrave{}\\textasciigrave{}",
  ],
  ['one-word', 'one-word'],
])('TeX makes no other sign of two signs in %s', (written, inFile) => {
  expect(entryOf({ note: written })).toContain(`note = {${inFile}},`);
});

it('an address has no brace and no backslash', () => {
  expect(entryOf({ doi: '10.1000/{a}\\b' })).toContain('doi = {10.1000/%7Ba%7D%5Cb},');
});

it.each([
  ['preprint', '@misc{byron2015fog-ol6n,\n  type = {Preprint},\n  title'],
  ['talk', '@misc{byron2015fog-ol6n,\n  type = {Talk},\n  title'],
  ['bachelor', "@thesis{byron2015fog-ol6n,\n  type = {Bachelor's thesis},\n  title"],
  ['doctoral', '@phdthesis{byron2015fog-ol6n,\n  title'],
  ['report', '@techreport{byron2015fog-ol6n,\n  title'],
] as const)('a %s begins with its type', (type, begin) => {
  expect(entryOf({ type }).startsWith(begin)).toBe(true);
});

it('editors are divided like authors', () => {
  expect(entryOf({ editors: ['Ada Byron', 'Martin King Jr.'] })).toContain(
    'editor = {Byron, Ada and King, Jr., Martin},',
  );
});

it.each([
  [{ type: 'other', bookTitle: 'Proceedings of Fog' }, true],
  [{ type: 'other', school: 'University of Fog' }, true],
  [{ type: 'other', publisher: 'Fog Press' }, false],
  [{ type: 'conference', bookTitle: 'Proceedings of Fog' }, false],
] as const)('an import must not take %j for something else: %s', (changes, said) => {
  expect(entryOf(changes).includes('  entrysubtype = {other},\n')).toBe(said);
});
