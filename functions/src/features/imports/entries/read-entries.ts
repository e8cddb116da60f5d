/** Reads a file of bibliography entries in any of the formats. */
import { setImmediate } from 'node:timers/promises';
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { EntryFormat, ReadEntry } from '@lab/contract/features/imports/entry';
import { authorNames, titleNames } from './column-names.ts';

type Reader = (text: string) => Iterable<ReadEntry>;

/** The libraries behind them are large, and imports are rare. */
const readers: Record<EntryFormat, () => Promise<Reader>> = {
  bibtex: async () => (await import('./read-bibtex.ts')).readBibtex,
  ris: async () => (await import('./read-ris.ts')).readRis,
  nbib: async () => (await import('./read-nbib.ts')).readNbib,
  wos: async () => (await import('./read-wos.ts')).readWos,
  endnote: async () => (await import('./read-endnote.ts')).readEndnote,
  csv: async () => (await import('./read-csv.ts')).readCsv,
  csl: async () => (await import('./read-csl.ts')).readCsl,
};

/** The first line names at least the columns of title and authors. */
const column = (names: string[]) => String.raw`(?=(?:[^\n]*[,;\t])?"?(?:${names.join('|')})"?(?:[,;\t\n]))`;
const tableSign = new RegExp(`^(?:sep=.\n)?${column(titleNames)}${column(authorNames)}`, 'i');

const signs: [EntryFormat, RegExp][] = [
  ['csv', tableSign],
  ['csl', /^\s*[[{](?=[\s\S]*"(?:title|DOI|author|issued)"\s*:)/],
  ['ris', /^TY\s{0,3}-\s/m],
  ['wos', /^PT(?: [A-Z]$|\t[A-Z]{2}\t)/m],
  ['nbib', /^(?:PMID ?- ?\d|OWN ?- ?ERIC$)/m],
  ['endnote', /^%0 /m],
  ['bibtex', /@[ \t]*[a-z]+\s*[{(]/i],
];

const endings: Record<string, EntryFormat> = {
  bib: 'bibtex',
  bibtex: 'bibtex',
  biblatex: 'bibtex',
  ris: 'ris',
  nbib: 'nbib',
  enw: 'endnote',
  json: 'csl',
  csv: 'csv',
};

/** Pages with the sign `@` for other things: a name in a style sheet, an address of a mail. */
const page = /\.(?:html?|md|markdown|ya?ml)$/i;
const entryInPage = /@[a-z]{1,30}\s{0,20}\{\s{0,20}[^\s,{}="'()]{1,200}\s{0,20},/i;

/**
 * The result has every entry of the file. If one cannot be read, it has its position, text and the reason.
 */
export async function readEntries(text: string, fileName: string): Promise<ReadEntry[]> {
  const lines = linesOf(text);
  if (!lines.trim()) throw refused(entryTexts.empty);
  const format = formatOf(lines, fileName);
  if (!format) throw otherText(/\.[ct]sv$/i.test(fileName) ? entryTexts.noColumns : entryTexts.noFormat);
  const entries = await entriesIn(lines, fileName, format);
  if (entries.length === 0) throw otherText(entryTexts.noFormat);
  return entries;
}

/** A separator of Unicode, which some titles have, would end the line for a regular expression. */
export const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, ' ');

export async function entriesIn(lines: string, fileName: string, format: EntryFormat): Promise<ReadEntry[]> {
  const read = await readers[format]();
  return collected(read(lines), () => fileName);
}

export async function collected<Entry extends ReadEntry>(
  read: Iterable<Entry>,
  fileOf: (entry: Entry) => string,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const entry of read) {
    // Rules of a style sheet are no entries.
    if (entry.format === 'bibtex' && page.test(fileOf(entry)) && !entryInPage.test(entry.original)) continue;
    if (entries.length === limits.importEntries) throw refused(entryTexts.tooMany(limits.importEntries));
    entries.push(entry);
    // Lets the other calls of this process go on.
    if (entries.length % 100 === 0) await setImmediate();
  }
  return entries;
}

/** Decides by the content, and by the file's name if the content fits several formats. */
export function formatOf(text: string, fileName: string): EntryFormat | undefined {
  const named = endings[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  const isPage = page.test(fileName);
  const possible = signs
    .map(([format, sign]) => [format, isPage && format === 'bibtex' ? entryInPage : sign] as const)
    .flatMap(([format, sign]) => (sign.test(text) ? format : []));
  return possible.find((format) => format === named) ?? possible[0];
}

/** Of what a person has pasted, or of their file. */
export const refused = (sentence: string) => new AppError('invalid', sentence, ['text']);

/** No file of entries, but it may have identifiers. */
export class OtherText extends AppError {}

const otherText = (sentence: string) => new OtherText('invalid', sentence, ['text']);
