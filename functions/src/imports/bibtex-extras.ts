/** What an imported entry said in BibTeX fields that the site does not know: its export writes them again. */
import type { StoredPaper } from '../papers/paper-store.ts';
import { entriesIn } from './entries/read-bibtex.ts';

/** Other names of fields that the export writes under their first name. */
const sameAs: Record<string, string> = {
  journaltitle: 'journal',
  date: 'year',
  month: 'year',
  subtitle: 'title',
  titleaddon: 'title',
  booksubtitle: 'booktitle',
  issue: 'number',
  archive: 'eprint',
  eprinttype: 'eprint',
  archiveprefix: 'eprint',
  keyword: 'keywords',
  annotation: 'note',
  organization: 'publisher',
  location: 'address',
};

/** Files and notes of the person who kept the file; these are nobody else's, and an entry without its parent is broken. */
const own =
  /^(?:file|local-url|bdsk-.*|date-(?:added|modified)|owner|timestamp|username|groups|comment|review|privnote|__markedentry|creationdate|modificationdate|crossref|xref|xdata|ids|options|pdf|selected|bibtex_show|author\+an)$/;

/** Puts the fields before the end of the written entry. */
export function withExtras(written: string, original: StoredPaper['original']): string {
  if (original?.format !== 'bibtex') return written;
  const entry = entriesIn(original.text).find(({ problem }) => !problem);
  if (!entry) return written;
  const there = new Set([...written.matchAll(/^ {2}([\w-]+) = /gm)].map(([, name]) => name));
  const lines = [...entry.fields].flatMap(([name, value]) => {
    const isKnown = there.has(name) || there.has(sameAs[name] ?? '') || own.test(name);
    return isKnown || !isSafe(name, value) ? [] : [`  ${name} = {${value}},`];
  });
  const end = written.lastIndexOf('\n}');
  return lines.length === 0 ? written : `${written.slice(0, end)}\n${lines.join('\n')}${written.slice(end)}`;
}

/** A value with a brace too many would break the whole file. */
function isSafe(name: string, value: string): boolean {
  let depth = 0;
  for (const [brace] of value.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && /^[a-z][\w:.+-]*$/i.test(name) && !value.endsWith('\\');
}
