/** Fields of an imported CSL-JSON entry that the site does not store; the export writes them again. */
import { cslNameFields, cslTextFields } from '@lab/contract/features/imports/entry';
import { type Item, isItem } from './entries/item.ts';

/** Variables of CSL that the site does not know. No others are kept, because registries add fields about themselves. */
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
