/** BibTeX and BibLaTeX. */
import { defaultStrings } from '@citation-js/plugin-bibtex/lib/input/constants.js';
import { limits } from '@lab/contract/api/limits';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { type Block, blocksOf } from './bibtex-blocks.ts';
import { fieldsIn, type Part, Unreadable } from './bibtex-fields.ts';
import { itemOfBibtex } from './bibtex-item.ts';
import { inheritedFields } from './crossref.ts';
import { itemOrProblem } from './plain-item.ts';

const { problems } = entryTexts;

interface BibtexEntry {
  block: Block;
  key: string;
  fields: Map<string, string>;
  /** The entry with the `@string`s that it uses, so that it can be read without the file. */
  original: string;
  problem?: string;
}

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/;
const initialStrings = Object.entries(defaultStrings).filter(([name]) => !months.test(name));

/** Types whose fields are only copied into other entries. */
const noWork = new Set(['xdata', 'set', 'control', 'bibnote']);

export function* readBibtex(text: string): Generator<ReadEntry> {
  for (const { at: _first, ...entry } of readBibtexFiles([text])) yield entry;
}

/** Strings and entries of one file serve the others too. `at` is the place of the entry's file. */
export function* readBibtexFiles(texts: readonly string[]): Generator<ReadEntry & { at: number }> {
  const strings = stringsOfFile();
  const entries = texts.flatMap((text, at) => entriesIn(text, strings).map((entry) => ({ ...entry, at })));
  const byKey = new Map<string, BibtexEntry>();
  for (const entry of entries) {
    const key = entry.key.toLowerCase();
    if (key && !byKey.has(key)) byKey.set(key, entry);
  }
  for (const { block, key, fields, original, problem, at } of entries) {
    const read = { line: block.line, key, original, format: 'bibtex' as const, at };
    if (problem) yield { ...read, problem };
    else if (noWork.has(block.type)) yield { ...read, problem: problems.noWork(block.type) };
    else {
      const whole = inheritedFields(block.type, fields, byKey);
      yield { ...read, ...itemOrProblem(() => itemOfBibtex(block.type, whole).item) };
    }
  }
}

/** A `@string` holds for the entries after it. */
export function entriesIn(text: string, { define, expand } = stringsOfFile()): BibtexEntry[] {
  return [...blocksOf(text)].flatMap((block) => {
    if (block.type === 'comment' || block.type === 'preamble') return [];
    const entry: BibtexEntry = { block, key: '', fields: new Map(), original: block.text };
    try {
      if (block.problem) throw new Unreadable(block.problem);
      const { key, fields } = fieldsIn(block);
      entry.key = key;
      const definitions = new Set<string>();
      for (const [name, parts] of fields) {
        if (block.type === 'string') define(name, expand(parts, new Set()));
        else entry.fields.set(name, expand(parts, definitions));
      }
      entry.original = [...definitions, block.text].join('\n');
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      entry.problem = error.message;
      entry.key ||= keyOf(block);
    }
    // A `@string` is only reported if it cannot be read.
    return block.type === 'string' && !entry.problem ? [] : [entry];
  });
}

function stringsOfFile() {
  const strings = new Map(initialStrings);
  const own = new Set<string>();
  let expanded = 0;
  return {
    define(name: string, value: string) {
      strings.set(name, value);
      own.add(name);
    },
    /** Adds to `definitions` those that the value needs. Months and undefined names stay as they are. */
    expand(parts: Part[], definitions: Set<string>): string {
      let length = 0;
      const said = parts.map((part) => {
        if ('text' in part) return part.text;
        const value = strings.get(part.macro) ?? part.macro;
        length += value.length;
        if (own.has(part.macro)) definitions.add(`@string{${part.macro} = {${value}}}`);
        return value;
      });
      // A `@string` may use others many times, so a short text can become gigabytes.
      expanded += length;
      if (length > limits.citationExpanded || expanded > limits.importExpanded)
        throw new Unreadable(problems.expanded);
      return said.join('');
    },
  };
}

function keyOf({ text, inside }: Block): string {
  return /^\s*([^\s,={}"]+)\s*?[,\n]/.exec(text.slice(inside))?.[1] ?? '';
}
