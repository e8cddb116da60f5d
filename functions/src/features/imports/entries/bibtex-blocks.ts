/**
 * Takes a BibTeX file apart into its entries, each on its own, because the parser of Citation.js gives up the
 * whole file at the first mistake.
 */
import { entryTexts } from '@lab/contract/features/imports/entries/texts';

export interface Block {
  /** In lower case: `article`, `string`, `comment`. */
  type: string;
  line: number;
  /** From `@` to the closing brace. */
  text: string;
  /** Where in `text` the part between the braces begins. */
  inside: number;
  problem?: string;
}

const opening = /@[ \t]*([a-z][a-z0-9_:+-]*)\s*([{(])?/gi;
/** A new entry at the beginning of a line, which also ends an entry whose closing brace is missing. */
const nextEntry = /^[ \t]*@[ \t]*(?:(?:string|preamble|comment)\s*[{(]|[a-z]+\s*[{(][^,{}()="#%\\~\n]*,)/gim;
/** Other words after an `@`, such as in an e-mail address, do not begin an entry. */
const defaultType =
  /^(?:article|book|booklet|conference|in(?:book|collection|proceedings)|manual|misc|online|proceedings|(?:tech)?report|(?:masters|phd)?thesis|unpublished)$/;

const notWorks = new Set(['comment', 'preamble', 'string']);
/**
 * Fields behind the closing brace would be lost without a word; most often there is a brace too many before
 * them.
 */
const moreFields = /^[ \t]*,?\s{0,20}[a-z][\w-]{0,30}\s{0,20}=\s{0,20}[{"\d]/i;

export function* blocksOf(text: string): Generator<Block> {
  const lineAt = lineCounter(text);
  const startOfNext = nextFinder(text);
  let done = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [whole, written = '', brace] = found;
    const at = found.index;
    const type = written.toLowerCase();
    const before = text.slice(Math.max(done, text.lastIndexOf('\n', at) + 1), at);
    if (before.includes('%')) opening.lastIndex = endOfLine(text, at);
    else if (!isMeant(type, brace, before)) continue;
    else {
      const inside = at + whole.length;
      const bound = startOfNext(inside);
      const closing = brace && closingOf(text, inside, bound, brace);
      const end = closing ? closing + 1 : undefined;
      const problem = brace ? entryTexts.problems.notClosed : entryTexts.problems.notOpened(written);
      const block = { type, line: lineAt(at), inside: whole.length };
      if (end === undefined) yield { ...block, text: text.slice(at, bound).trimEnd(), problem };
      else if (!notWorks.has(type) && moreFields.test(text.slice(end, end + 200))) {
        const early = entryTexts.problems.closedEarly(lineAt(end));
        yield { ...block, text: text.slice(at, bound).trimEnd(), problem: early };
      } else yield { ...block, text: text.slice(at, end) };
      done = end ?? bound;
    }
    opening.lastIndex = Math.max(opening.lastIndex, done);
  }
}

/** Not the address of an e-mail, and without a brace only a usual type at the beginning of a line. */
function isMeant(type: string, brace: string | undefined, before: string): boolean {
  return brace ? !/\w/.test(before.at(-1) ?? '') : defaultType.test(type) && !before.trim();
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Remembers the result, so that a file in one long line is searched only once. */
function nextFinder(text: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) {
      nextEntry.lastIndex = from;
      next = nextEntry.exec(text)?.index ?? text.length;
    }
    return next;
  };
}

const closings: Record<string, string> = { '{': '}', '(': ')', '"': '"' };

/**
 * The place of the sign that closes what was opened before `from`. As in BibTeX, `\{` counts as a brace.
 * Quotes matter only where a parenthesis inside them could end the entry.
 */
export function closingOf(text: string, from: number, bound: number, opening: string): number | undefined {
  const marks = /[{}()"]/g;
  let depth = 0;
  let quoted = false;
  marks.lastIndex = from;
  for (let mark = marks.exec(text); mark && mark.index < bound; mark = marks.exec(text)) {
    const [sign] = mark;
    if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (sign === closings[opening] && !quoted) return mark.index;
    else if (sign === '"') quoted = opening === '(' && !quoted;
    else if (sign === '}' && opening === '"') return undefined;
  }
  return undefined;
}

/** Continues counting from the last position, so that a long file is read only once. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let counted = 0;
  return (at) => {
    for (let next = text.indexOf('\n', counted); next >= 0 && next < at; next = text.indexOf('\n', counted)) {
      line += 1;
      counted = next + 1;
    }
    return line;
  };
}
