/**
 * CSL-JSON: an entry, a list of them, or one on each line. Each is parsed separately, so that a broken entry
 * does not prevent reading the others.
 */
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { lineCounter } from './bibtex-blocks.ts';
import { isItem } from './item.ts';
import { itemOrProblem, plainItem } from './plain-item.ts';

const { problems } = entryTexts;

export function* readCsl(text: string): Generator<ReadEntry> {
  const lineAt = lineCounter(text);
  for (const { at, original } of piecesOf(text)) {
    const read: ReadEntry = { line: lineAt(at), key: '', original, format: 'csl' };
    yield { ...read, ...entryIn(original) };
  }
}

function entryIn(text: string): Pick<ReadEntry, 'key' | 'item' | 'problem'> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { key: /"id"\s*:\s*"([^"\\]*)"/.exec(text)?.[1] ?? '', problem: problems.brokenJson };
  }
  if (!isItem(raw)) return { key: '', problem: problems.noObject };
  const key = [raw['citation-key'], raw.id].find((id) => typeof id === 'string' || typeof id === 'number');
  return { key: String(key ?? ''), ...itemOrProblem(() => plainItem(raw)) };
}

const marks = /["{}[\]]|[^\s"{}[\],]+/g;
const text = /"(?:[^"\\\n]|\\.)*"?/y;

/** The objects of the outermost list, and whatever else is between them. */
function* piecesOf(json: string): Generator<{ at: number; original: string }> {
  let depth = 0;
  let start = -1;
  let listOpen = false;
  marks.lastIndex = 0;
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    const [sign] = mark;
    const at = mark.index;
    if (sign === '"') {
      text.lastIndex = at;
      marks.lastIndex = at + (text.exec(json)?.[0].length ?? 1);
      if (depth === 0) yield { at, original: json.slice(at, marks.lastIndex) };
    } else if (sign === '{' || sign === '[') {
      const outermost = depth === 0 && sign === '[' && !listOpen;
      if (outermost) listOpen = true;
      else {
        // An object that begins a line after a missing brace begins a new entry.
        if (depth > 0 && sign === '{' && beginsEntry(json, at)) {
          yield { at: start, original: json.slice(start, at).replace(/(?<![\s,])[\s,]+$/, '') };
          depth = 0;
        }
        if (depth === 0) start = at;
        depth += 1;
      }
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) yield { at: start, original: json.slice(start, at + 1) };
      if (depth < 0) {
        depth = 0;
        listOpen = false;
      }
    } else if (depth === 0) yield { at, original: sign };
  }
  if (depth > 0) yield { at: start, original: json.slice(start).trimEnd() };
}

const firstNames = /\{\s*"(?:id|type|citation-key|DOI)"\s*:/y;

/** Inside an entry only authors and dates are objects, and they do not have these fields. */
function beginsEntry(json: string, at: number): boolean {
  firstNames.lastIndex = at;
  return firstNames.test(json);
}
