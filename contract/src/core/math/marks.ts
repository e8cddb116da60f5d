/**
 * The marks that a text may have: `<i>` for names of species, `<sub>` and `<sup>`. Every other tag is text,
 * and so is a tag without its other half in the same line.
 */
import { findFormulas } from './found.ts';
import { subscripts, superscripts } from './symbols.ts';

export type MarkName = 'i' | 'sub' | 'sup';

export interface Mark {
  name: MarkName;
  at: number;
  /** With its tags, as it is in the text. */
  source: string;
  inside: MarkPart[];
}

export type MarkPart = string | Mark;

interface Pair {
  name: MarkName;
  start: number;
  inside: number;
  insideEnd: number;
  end: number;
}

const tagOrLine = /\n|<(\/?)(i|sub|sup)>/g;

/** In the order of their beginnings; each is wholly inside or wholly outside of every other one. */
function pairsIn(text: string): Pair[] {
  const formulas = text.includes('</') ? findFormulas(text) : [];
  const pairs: Pair[] = [];
  const open: { name: string; at: number; inside: number }[] = [];
  let formula = 0;
  for (const { 0: tag, 1: slash, 2: name, index } of text.matchAll(tagOrLine)) {
    while (ended(formulas[formula], index)) formula += 1;
    if (index >= (formulas[formula]?.at ?? text.length)) continue;
    if (name === undefined) open.length = 0;
    else if (!slash) open.push({ name, at: index, inside: index + tag.length });
    else if (open.at(-1)?.name === name) {
      const { at = 0, inside = 0 } = open.pop() ?? {};
      pairs.push({ name: name as MarkName, start: at, inside, insideEnd: index, end: index + tag.length });
    }
  }
  return pairs.sort((one, other) => one.start - other.start);
}

const ended = (formula: { at: number; source: string } | undefined, at: number) =>
  formula !== undefined && formula.at + formula.source.length <= at;

/** The texts and marks in their order. */
export function markParts(text: string): MarkPart[] {
  if (!text.includes('</')) return text ? [text] : [];
  const pairs = pairsIn(text);
  let next = 0;
  function read(from: number, to: number): MarkPart[] {
    const parts: MarkPart[] = [];
    let after = from;
    for (let pair = pairs[next]; pair && pair.start < to; pair = pairs[next]) {
      next += 1;
      const { name, start, inside, insideEnd, end } = pair;
      if (start > after) parts.push(text.slice(after, start));
      parts.push({ name, at: start, source: text.slice(start, end), inside: read(inside, insideEnd) });
      after = end;
    }
    if (to > after) parts.push(text.slice(after, to));
    return parts;
  }
  return read(0, text.length);
}

/** Not those within others. */
export const marksIn = (text: string): Mark[] => markParts(text).filter((part) => typeof part !== 'string');

/** For places that show no marks: `CO<sub>2</sub>` is CO₂, and `V<sub>DS</sub>` is VDS. */
export function withoutMarks(text: string): string {
  return text.includes('</') ? plainParts(markParts(text)) : text;
}

const plainParts = (parts: readonly MarkPart[]): string => parts.map(plainPart).join('');

function plainPart(part: MarkPart): string {
  if (typeof part === 'string') return part;
  const text = plainParts(part.inside);
  const small = { i: undefined, sub: subscripts, sup: superscripts }[part.name];
  const letters = [...text].map((letter) => small?.get(letter));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : text;
}

/** Writes a text again, with other signs in the place of the tags. */
export function writeMarks(
  parts: readonly MarkPart[],
  signs: Record<MarkName, readonly [before: string, after: string]>,
  textOf: (text: string) => string = (text) => text,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return textOf(part);
      const [before, after] = signs[part.name];
      return before + writeMarks(part.inside, signs, textOf) + after;
    })
    .join('');
}

export const tags = {
  i: ['<i>', '</i>'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
} as const satisfies Record<MarkName, [string, string]>;
