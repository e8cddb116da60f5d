/** Words as the search compares them: without case, accents and punctuation, in any script. */
import { fold } from '../../lib/fold.ts';

/** Composed again, since letters of Korean are syllables. Alef and ya have several forms in Arabic. */
export function plain(text: string): string {
  return fold(text)
    .normalize('NFC')
    .replaceAll('ς', 'σ')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ـ', '');
}

const joiner = /['’ʼ\-‐‑]/u;

export interface Word {
  word: string;
  /** Its position in the text. */
  from: number;
  to: number;
}

const withoutSpaces =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
/** Each letter of a script without spaces is a word of its own. Marks belong to the letter before them. */
const anyWord = new RegExp(`[${withoutSpaces}]|(?:(?![${withoutSpaces}])[\\p{L}\\p{N}]\\p{M}{0,8})+`, 'gu');

/** Most texts have no other letters, and this is ten times faster. */
const onlyAscii = /^[ -~]*$/;
const asciiWord = /[A-Za-z0-9]+/g;

const small = /^[a-z0-9]+$/;
const onlyLatin = /^[A-Za-z0-9]+$/;

function plainWord(word: string): string {
  if (small.test(word)) return word;
  return onlyLatin.test(word) ? word.toLowerCase() : plain(word);
}

/** With words that a hyphen or an apostrophe joins as one too: `multi-scale` is found as `multiscale`. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  let before: Word | undefined;
  for (const found of text.matchAll(onlyAscii.test(text) ? asciiWord : anyWord)) {
    const [run] = found;
    const word: Word = { word: plainWord(run), from: found.index, to: found.index + run.length };
    if (word.word === '') continue;
    words.push(word);
    if (before && word.from === before.to + 1 && joiner.test(text[before.to] ?? '')) {
      words.push({ word: before.word + word.word, from: before.from, to: word.to });
    }
    before = word;
  }
  return words;
}

const stops = new Set(
  (
    'a an and are as at be by for from in into is it its of on or over that the their this to under was were what when where which who why with about after before between do does how i my our we you your ' +
    'der die das des dem den ein eine einer eines einem einen und oder von vom zu zum zur im in auf mit ohne über für bei aus als am an nach ist sind wie was wer wo ' +
    'le la les des du de un une et el los las del y da do dos e van'
  )
    .split(' ')
    .map(plain),
);
/** People name what they look for: `the paper about ferries`. Such a word need not be in it. */
const kindsOfThings = new Set(
  'paper papers article articles publication publications work works study talk talks news project projects thesis person people professor prof dr author authors year arbeit aufsatz artikel veroffentlichung beitrag vortrag neuigkeit projekt person autor autorin jahr doi arxiv'.split(
    ' ',
  ),
);

export const isStopWord = (word: string) => stops.has(word);
export const isKindOfThing = (word: string) => kindsOfThings.has(word);

const vowel = /[aeiouy]/;
/** What ends a word form, the longest first; at least three letters with a vowel stay. */
const endings = [
  'isations',
  'isation',
  'izations',
  'ization',
  'ations',
  'ation',
  'ators',
  'ator',
  'ating',
  'ated',
  'ates',
  'ate',
  'ences',
  'ence',
  'ances',
  'ance',
  'ents',
  'ent',
  'ants',
  'ant',
  'ings',
  'ing',
  'ions',
  'ion',
  'ers',
  'er',
  'ies',
  'ied',
  'es',
  'ed',
  'ly',
  's',
  'e',
  'y',
];

/** British spellings as American ones; the result need not be a word. */
export const asAmerican = (word: string) =>
  word
    .replace(/our/g, 'or')
    .replace(/is(?=e|ing|ation|er)/g, 'iz')
    .replace(/ys(?=e|ing)/g, 'yz')
    .replace(/ogue/g, 'og')
    .replace(/ae|oe/g, 'e')
    .replace(/ph/g, 'f')
    .replace(/(?<=[bt])re(?=s?$)/, 'er')
    .replace(/^grey/, 'gray')
    .replace(/^alumini/, 'alumin');

const latin = /^[a-z]+$/;
const hasArticle = /^ال.{3}/u;

/**
 * The same for forms of one word: `modelling`, `modeling`, `models`; `flumes`, `flume`; `colour`, `color`.
 */
export function stemOf(word: string): string {
  if (hasArticle.test(word)) return word.slice(2);
  if (word.length < 4 || !latin.test(word)) return word;
  const whole = asAmerican(word);
  const ending = endings.find((each) => {
    if (!whole.endsWith(each) || (each === 's' && /(ss|us|is)$/.test(whole))) return false;
    const rest = whole.slice(0, -each.length);
    return rest.length >= 3 && vowel.test(rest);
  });
  const stem = ending ? whole.slice(0, -ending.length) : whole;
  return stem.replace(/(.)\1/g, '$1');
}
