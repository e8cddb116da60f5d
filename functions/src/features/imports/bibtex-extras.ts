/** Fields of an imported BibTeX entry that the site does not store; the export writes them again. */
import { isBalanced } from '@lab/contract/features/citations/bibtex';
import { namesOfTex } from './entries/bibtex-names.ts';
import { dateOfText } from './entries/dates.ts';
import { textOfTex } from './entries/latex.ts';
import { keywordsForVisitors, noteForVisitors } from './entries/notes-of-tools.ts';
import { withCommas } from './entries/plain-item.ts';
import { entriesIn } from './entries/read-bibtex.ts';

/** Other names of fields that the export may write under their first name. */
const sameAs: Record<string, string> = {
  journaltitle: 'journal',
  subtitle: 'title',
  titleaddon: 'title',
  booksubtitle: 'booktitle',
  issue: 'number',
  archive: 'archiveprefix',
  eprinttype: 'archiveprefix',
  keyword: 'keywords',
  annotation: 'note',
  organization: 'publisher',
};

/** Written whole with another field, or for the whole list; a notice that was removed must not come back. */
const known = /^(?:month|day|year|moreareas|otherversions|notices)$/;

/** Left out: private files and notes, and the names of other entries, which are not in the export. */
const own =
  /^(?:file|local-url|bdsk-.*|date-(?:added|modified)|owner|timestamp|username|groups|comment|review|added-at|biburl|bibsource|interhash|intrahash|preview|privnote|__markedentry|creationdate|modificationdate|crossref|xref|xdata|ids|options|pdf|selected|bibtex_show|author\+an)$/;

/** Puts the fields before the end of the written entry. */
export function withExtras(written: string, original: string): string {
  const read = (text: string) => entriesIn(text).find(({ problem }) => !problem)?.fields;
  const [there, said] = [read(written), read(original)];
  if (!there || !said) return written;
  const fields = new Map<string, string>();
  for (const [name, tex] of said) {
    if (known.test(name) || own.test(name) || !isSafe(name, tex) || isOfTool(name, tex)) continue;
    const value = valueToWrite(name, tex, there);
    if (value !== undefined) fields.set(name, value);
  }
  const lines = [...fields].map(([name, value]) => `  ${name} = {${value}},`);
  const kept = written.split('\n').filter((line) => !fields.has(/^ {2}([\w-]+) = /.exec(line)?.[1] ?? ''));
  const end = kept.lastIndexOf('}');
  return lines.length === 0 ? written : kept.toSpliced(end, 0, ...lines).join('\n');
}

function isOfTool(name: string, tex: string): boolean {
  const text = textOfTex(tex);
  if (/^key(?:word|words)$/.test(name)) return keywordsForVisitors(withCommas(text)) !== withCommas(text);
  return /^(?:note|addendum|annote|annotation)$/.test(name) && noteForVisitors(text) !== text;
}

/** Undefined if the export already contains the field, or a value that somebody entered in its place. */
function valueToWrite(name: string, tex: string, there: Map<string, string>): string | undefined {
  const now = there.get(name);
  if (now === undefined && name === 'date') return isRangeFrom(tex, there) ? tex : undefined;
  if (now === undefined) return isWritten(tex, there.get(sameAs[name] ?? '') ?? '') ? undefined : tex;
  if (name === 'author' || name === 'editor') {
    // The site does not store `and others`.
    const { others } = namesOfTex(tex);
    return others && !namesOfTex(now).others ? `${now} and others` : undefined;
  }
  return isCut(wordsOf(now).join(' '), wordsOf(tex).join(' ')) ? tex : undefined;
}

/**
 * The site stores only the first date of a range. The range is not written if the date was corrected since.
 */
function isRangeFrom(tex: string, there: Map<string, string>): boolean {
  const kept = ['year', 'month', 'day'].flatMap((part) => Number(there.get(part)) || []);
  const [first] = dateOfText(textOfTex(tex))?.['date-parts'] ?? [];
  return tex.includes('/') && String(first) === String(kept);
}

const wordsOf = (tex: string) =>
  (
    textOfTex(tex)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(/^0+(?=\d)/, ''));

function isWritten(tex: string, there: string): boolean {
  const words = new Set(wordsOf(there));
  return wordsOf(tex).every((word) => words.has(word));
}

/** The rules of the fields shorten long texts. */
const isCut = (now: string, whole: string) => now.length < whole.length && whole.startsWith(now);

/** A value with an unmatched brace would break the whole file. */
const isSafe = (name: string, value: string) =>
  isBalanced(value) && /^[a-z][\w:.+-]*$/i.test(name) && !value.endsWith('\\');
