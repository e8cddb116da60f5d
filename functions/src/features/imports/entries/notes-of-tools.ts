/**
 * What programs write into notes and keywords for themselves. The original entry has it; visitors do not see
 * it.
 */

/**
 * Zotero's count of citations, `00042` or `ZSCC: NoCitationData[s0]`, at the beginning of its field Extra.
 */
const count = /^(?:0\d{4,6}(?:\[s\d\])?(?=\s|$))\s?/;

/** The words in this line of Extra begin the next one, because BibTeX writes all lines as one. */
const names = [
  String.raw`tex\.[\w-]{1,40}`,
  'bibtex(?:key)?',
  'citation ?key',
  'zscc|gscc',
  'google-books-id',
  'read_status(?:_date)?',
  'accession number',
  '_[a-z]{2,20}',
  'issue_title|issue_sort|event-place|container-title|original-date|short[_-]?title|qid|openalex|corpus ?id|semantic scholar id',
].join('|');
const named = new RegExp(String.raw`(?<![\w.-])(?:${names})\s?[:=]\s?`, 'gi');
/** A key of an entry, several of them, or one number; what follows such a name may be a person's note. */
const keys = /^(?:tex\.ids|bibtex|citation|zscc|gscc|google|qid|openalex|corpus|semantic)/i;
const firstWords = /^[^\s,;]{1,200}(?:[,;]\s?[^\s,;]{1,200}){0,50}/;

const whole = /^(?:from duplicate \d+\b.*|\[tldr\].*|publisher: .{0,100}|date-added:?.*)$/i;

export function noteForVisitors(note: string): string {
  const lines = note.split('\n').map((line) => withoutNames(line.trim().replace(count, '')));
  return lines
    .filter((line) => line && !whole.test(line))
    .join('\n')
    .trim();
}

function withoutNames(line: string): string {
  const found = [...line.matchAll(named)];
  if (found.length === 0) return line;
  const kept = found.map((name, at) => {
    const said = line.slice(name.index + name[0].length, found[at + 1]?.index);
    return keys.test(name[0]) ? said.replace(firstWords, '') : '';
  });
  return [line.slice(0, found[0]?.index), ...kept]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

/** Of BibSonomy, JabRef, Zotero and its plugins. */
const tag =
  /^(?:(?:sys|system|send|sentto|for|from|via|relevantfor|group|jabref)[:_].*|myown|imported|unread|_tablet(?:_modified)?|#\S+|\W{0,3}(?:no|invalid) doi(?: found)?|\W{0,3}multiple doi)$/i;

/** Divided by commas, as all readers write them. */
export const keywordsForVisitors = (keywords: string) =>
  keywords
    .split(', ')
    .filter((word) => !tag.test(word.trim()))
    .join(', ');
