/**
 * Fields of an imported entry of CSL-JSON or RIS that the site does not store; the export writes them again.
 */
import { cslNameFields, cslTextFields } from '@lab/contract/features/imports/entry';
import { type Item, isItem } from './entries/item.ts';
import { risRecords } from './entries/read-ris.ts';

/**
 * Variables of CSL that the site does not know. No others are kept, because registries add fields about
 * themselves.
 */
const more = (
  'accessed archive archive_location author-authority call-number chapter-number collection-editor ' +
  'composer container-author container-title-short dimensions director division editorial-director ' +
  'event-date illustrator interviewer journalAbbreviation jurisdiction number-of-volumes ' +
  'original-author original-date original-publisher original-publisher-place original-title ' +
  'part-number recipient references reviewed-author reviewed-title scale section source submitted ' +
  'supplement-number title-short volume-title'
).split(' ');
const names = new Set<string>([...cslTextFields, ...cslNameFields, ...more]);

export function withCslExtras(file: string, original: string): string {
  const entry = parsed(original);
  const items: unknown = JSON.parse(file);
  const item: unknown = Array.isArray(items) ? items[0] : undefined;
  if (!entry || !isItem(item)) return file;
  const { custom = {}, ...known } = item;
  const there = new Set(
    [...Object.values(known), ...Object.values(isItem(custom) ? custom : {})].map(String),
  );
  const added = Object.entries(entry).filter(
    ([name, value]) =>
      names.has(name) && !(name in item) && !there.has(textOf(value)) && !isRemovedNotice(name, value),
  );
  return added.length === 0
    ? file
    : `${JSON.stringify([{ ...item, ...Object.fromEntries(added) }], null, 2)}\n`;
}

/** The site says itself which works are retracted. */
const isRemovedNotice = (name: string, value: unknown) => name === 'status' && value === 'retracted';

/** Numbers come as texts too. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function parsed(text: string): Item | undefined {
  try {
    const item: unknown = JSON.parse(text);
    return isItem(item) ? item : undefined;
  } catch {
    return undefined;
  }
}

/** The export always writes these itself, in its own form: the type, people, dates, pages and the key. */
const alwaysWritten = /^(?:TY|ER|ID|AU|A1|ED|PY|Y1|DA|SP|EP|KW|DO|TI|T1)$/;
/** Private files, dates and groups, which are not published. */
const own = /^(?:L[1-4]|Y2|DB|DP|U[1-5]|LB|N1)$/;

export function withRisExtras(file: string, original: string): string {
  const [record] = risRecords(original);
  if (!record) return file;
  const said = new Set(file.split(/\r?\n/).map((line) => line.slice(6)));
  const lines = [...record.values].flatMap(([tag, values]) =>
    alwaysWritten.test(tag) || own.test(tag)
      ? []
      : values.filter((value) => value && !said.has(value)).map((value) => `${tag}  - ${value}\r\n`),
  );
  // A dollar in a field would mean something else in a text that replaces.
  return file.replace(/ER {2}- /, (end) => lines.join('') + end);
}
