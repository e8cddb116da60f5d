/** Reads the key and the fields between the braces of one BibTeX entry. Values stay TeX. */
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import { type Block, closingOf } from './bibtex-blocks.ts';

/** A literal text, or the name of a `@string`. Several are joined with `#`. */
export type Part = { text: string } | { macro: string };

interface RawEntry {
  key: string;
  /** By the field's name in lower case; of two fields with one name BibTeX takes the first. */
  fields: Map<string, Part[]>;
}

/** Its message is a sentence for the person who imports. */
export class Unreadable extends Error {}

const { problems } = entryTexts;
const space = /(?:\s+|%.*)*/y;
const fieldName = /[^\s"#%'(),={}]+/y;
const keyText = /[^,={}"\n]*/y;

export function fieldsIn(block: Block): RawEntry {
  const { text, inside } = block;
  const end = text.length - 1;
  const fields = new Map<string, Part[]>();
  let at = inside;

  const skip = () => void take(space);
  function take(shape: RegExp): string {
    shape.lastIndex = at;
    const [found = ''] = shape.exec(text) ?? [];
    at += found.length;
    return found;
  }
  const line = () => block.line + text.slice(0, at).split('\n').length - 1;

  function readKey(): string {
    skip();
    const start = at;
    const key = take(keyText).trim();
    if (text[at] === ',' || at >= end) return key;
    skip();
    // Without a key, the first field is in its place.
    if (text[at] === '=' && /^[a-z][\w-]*$/i.test(key)) at = start;
    else if (text[at] === '=') throw new Unreadable(problems.noComma(key.split(/\s+/).at(-1) ?? '', line()));
    else throw new Unreadable(problems.noComma(take(fieldName) || key, line()));
    return '';
  }

  function readPart(name: string): Part {
    const sign = text[at] ?? '';
    if (sign === '{' || sign === '"') {
      const close = closingOf(text, at + 1, end, sign);
      if (close === undefined) throw new Unreadable(problems.noValue(name, line()));
      const said = text.slice(at + 1, close);
      at = close + 1;
      return { text: said };
    }
    const word = take(fieldName);
    if (!word) throw new Unreadable(problems.noValue(name, line()));
    return /^\d+$/.test(word) ? { text: word } : { macro: word.toLowerCase() };
  }

  function readValue(name: string): Part[] {
    skip();
    const parts = [readPart(name)];
    skip();
    while (text[at] === '#') {
      at += 1;
      skip();
      parts.push(readPart(name));
      skip();
    }
    return parts;
  }

  const key = block.type === 'string' ? '' : readKey();
  for (;;) {
    skip();
    while (text[at] === ',') {
      at += 1;
      skip();
    }
    if (at >= end) return { key, fields };
    const name = take(fieldName);
    skip();
    if (!name || text[at] !== '=') throw new Unreadable(problems.noEquals(name || (text[at] ?? ''), line()));
    at += 1;
    const parts = readValue(name);
    if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), parts);
    if (at < end && text[at] !== ',') throw new Unreadable(problems.noComma(take(fieldName), line()));
  }
}
