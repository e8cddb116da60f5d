/** TeX of a BibTeX field as a plain text. */
import { parse } from '@citation-js/plugin-bibtex/lib/input/value.js';
import { clean } from '@lab/contract/api/fields';
import { mendBackticks, mendTex } from './latex-mends.ts';
import { withMarks, withoutSigns } from './title-marks.ts';

const special = /[\\{}$~]|--|''|``/;
/** An escaped dollar is a price. The limits keep the search for the closing sign short. */
const kept = new RegExp(
  [
    String.raw`\\\$`,
    String.raw`\\ensuremath\s*\{((?:[^{}]|\{[^{}]*\}){0,2000})\}`,
    String.raw`\\\(((?:[^\\]|\\[^()]){1,2000})\\\)`,
    String.raw`\$\$?((?:\\[^]|[^$\\]){1,2000})\$\$?`,
    String.raw`\\url\s*\{((?:[^{}]|\{[^{}]*\}){0,2000})\}`,
  ].join('|'),
  'g',
);

/** Placeholders for mathematics and addresses, which the parser must not change. */
const [begin, end] = ['\uE000', '\uE001'];
const standIn = new RegExp(`${begin}(\\d+)${end}`, 'g');
const standInMarks = new RegExp(`[${begin}${end}]`, 'g');

/** Mathematics stays TeX between dollars. */
export const textOfTex = (tex: string): string => oneLine(withoutSigns(signedText(tex)));

/** With marks for italics, and for indices that have no letters of their own. */
export const titleOfTex = (tex: string): string => oneLine(withMarks(signedText(tex)));

function signedText(written: string): string {
  const tex = mendBackticks(written);
  if (!special.test(tex)) return oneLine(tex);
  try {
    return readTex(
      tex,
      (text) => parse(text, 'title'),
      (text, restore) => restore(text),
    );
  } catch {
    // Commands that the parser cannot follow are shown, so that a person can correct them.
    return oneLine(tex);
  }
}

/** Lets `read` parse the TeX, and `rewrite` put back what the parser must not see. */
export function readTex<Read>(
  tex: string,
  read: (text: string) => Read,
  rewrite: (said: Read, restore: (text: string) => string) => Read,
): Read {
  const parts: string[] = [];
  const stood = withoutSigns(tex.replace(standInMarks, '')).replace(
    kept,
    (whole, ensured, round, math, address) => {
      if (whole === '\\$') return whole;
      const said = address === undefined ? `$${oneLine(ensured ?? round ?? math)}$` : textOfAddress(address);
      return `${begin}${parts.push(said) - 1}${end}`;
    },
  );
  const restore = (text: string) => oneLine(text.replace(standIn, (_, at) => parts[at] ?? ''));
  // A dollar without a second one would keep the parser from reading anything.
  const mended = mendTex(oneLine(stood).replace(/(?<!\\)\$/g, '\\$'));
  return rewrite(read(mended), restore);
}

export function oneLine(text: string): string {
  return clean(text.replace(/\s+/g, ' '));
}

/** Addresses and numbers are read literally, but many programs escape them as if they were text. */
export function textOfAddress(tex: string): string {
  return tex
    .replace(/\\url(?![a-z])/g, '')
    .replace(/\{?\\textasciitilde\s*(?:\{\})?\}?|\\~\{\}|\$\\sim\$/g, '~')
    .replace(/\{?\\textunderscore\s*(?:\{\})?\}?/g, '_')
    .replace(/\{?\\text(less|greater)\s*(?:\{\})?\}?/g, (_, sign) => (sign === 'less' ? '<' : '>'))
    .replace(/\{\\([_%#&~])\}|\\([_%#&~{}])/g, '$1$2')
    .replace(/[{}\p{Cc}]|\s+/gu, '');
}
