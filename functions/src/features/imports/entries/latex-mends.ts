/** Corrections of Citation.js's TeX parser, made before and inside it. latex.test.ts tests each of them. */
import * as constants from '@citation-js/plugin-bibtex/lib/input/constants.js';
import { namedBy } from './item.ts';
import { journalCommands } from './journal-commands.ts';
import { markSigns } from './title-marks.ts';

const { argumentCommands, commands, diacritics, formatting, formattingCommands, mathScripts } = constants;

/** Texts of the site are plain, but for the marks of titles. */
for (const format of ['bold', 'smallcaps', 'superscript', 'subscript', 'nocase'])
  formatting[format] = ['', ''];
formatting.italics = [...markSigns.i];

const signs = namedBy({
  å: 'aa',
  Å: 'AA',
  '§': 'S',
  '¶': 'P',
  '…': 'dots, ldots, textellipsis',
  '£': 'pounds, textsterling',
  '€': 'euro, EUR',
  '„': 'glqq',
  '“': 'grqq',
  '‚': 'glq',
  '‘': 'grq',
  '«': 'flqq',
  '»': 'frqq',
  TeX: 'TeX',
  LaTeX: 'LaTeX',
  LaTeX2e: 'LaTeXe',
  BibTeX: 'BibTeX',
  '/': 'slash',
  '-': 'hyphen',
});
Object.assign(commands, journalCommands, signs);
const switches =
  '- / @ ! protect relax newblock upshape normalfont ttfamily sffamily rmfamily itshape slshape scshape bfseries mdseries';
// Spaces, and marks of where a line may break.
for (const name of [',', ':', ';', ' ', '', '\\', 'quad', 'par', 'newline']) commands[name] = ' ';
for (const name of switches.split(' ')) commands[name] = '';

// The library has these two the wrong way round.
Object.assign(mathScripts._, { p: 'ₚ', s: 'ₛ' });
// Publishers write a minus with other signs than the hyphen.
Object.assign(mathScripts['^'], { '−': '⁻', '–': '⁻' });
Object.assign(mathScripts._, { '−': '₋', '–': '₋' });

const plain = (text: string) => text;
/** As it is where a letter of it has no small form. */
export const scriptOf = (sign: '^' | '_') => (text: string) => {
  const letters = [...text].map((letter) => mathScripts[sign][letter]);
  return letters.every(Boolean) ? letters.join('') : text;
};

/** A mark where a letter of it has no small form. */
const script = (sign: '^' | '_') => (text: string) => {
  const small = scriptOf(sign)(text);
  const [before, after] = markSigns[sign === '^' ? 'sup' : 'sub'];
  return small === text && text ? before + text + after : small;
};

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omikron pi rho sigmaf sigma tau upsilon phi chi psi omega';
for (const [at, name] of greek.split(' ').entries())
  commands[`text${name}`] = String.fromCodePoint(0x3b1 + at);

/** Formulas of mhchem and chemformula: `SO4^2-` is SO₄²⁻. */
const formula = (text: string) =>
  text
    .replace(/\^\{?([\d+−–-]{1,6})\}?/g, (_, charge: string) => scriptOf('^')(charge))
    .replace(/_\{?(\d{1,4})\}?/g, (_, count: string) => scriptOf('_')(count))
    .replace(/(?<=[\p{L})\]])\d+/gu, scriptOf('_'))
    .replace(/(?<=[\p{L}\d₀-₉)\]])[+-](?=$|[\s)\]])/gu, scriptOf('^'));

for (const name of ['textsuperscript', 'textsubscript']) delete formattingCommands[name];
Object.assign(argumentCommands, {
  href: (_address: string, text: string) => text,
  textsuperscript: script('^'),
  textsubscript: script('_'),
  ce: formula,
  ch: formula,
  // Its argument only sorts the list.
  noopsort: (_sorting: string) => '',
});
for (const name of ['mbox', 'hbox', 'text', 'textnormal', 'underline', 'uppercase', 'lowercase', 'path'])
  argumentCommands[name] = plain;

const accents = `(?:[\`'^"~=.]|[${Object.keys(diacritics)
  .filter((name) => /^[a-z]$/i.test(name))
  .join('')}](?![a-z]))`;

/** An accent on the dotless `\i` or `\j`, as in `{\'\i}`; the library only knows accents on plain letters. */
const dotless = new RegExp(`(\\\\${accents})\\s*(?:\\{\\s*\\\\([ij])\\s*\\}|\\\\([ij])(?![a-z])\\s*)`, 'gi');
/** An accent without a letter: `\~{}` is the usual way to write a tilde. */
const onNothing = new RegExp(`\\\\(${accents})\\s*\\{\\s*\\}`, 'gi');
/** An accent without a letter at the end of a group, as in `{\d}` by mistake for `{\dh}`. */
const atEnd = new RegExp(`\\\\${accents}\\s*(?=\\}|$)`, 'gi');
/** Commands with a star, such as `\enquote*{}`. */
const starred = /(\\[a-z]+)\*(?=\s*\{)/gi;

export function mendTex(text: string): string {
  return text
    .replace(starred, '$1')
    .replace(atEnd, '')
    .replace(dotless, (_, accent, braced, bare) => `${accent}{${braced ?? bare}}`)
    .replace(
      onNothing,
      (_, accent: string) => ({ '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' })[accent] ?? '',
    )
    .replace(/\\$/, '');
}

const inCode = /(?<![\\`])`(?!`)([^`'{}\\$]{1,100})`(?!`)/g;
const inQuotes = /(?<![\\`\p{L}\p{N}])`(?!`)([^`'{}$]{1,100})'(?!['\p{L}])/gu;
const inWord = /(?<=\p{L})`(?=\p{L})/gu;

/**
 * Backticks of Markdown around code, those of TeX that open a quotation, and those meant as an apostrophe.
 */
export const mendBackticks = (tex: string) =>
  tex.includes('`') ? tex.replace(inCode, '$1').replace(inQuotes, '‘$1’').replace(inWord, '’') : tex;
