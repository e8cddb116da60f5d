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
  ['nbib', /^PMID ?- ?\d/m],
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

/** The result has every entry of the file. If one cannot be read, it has its position, text and the reason. */
export async function readEntries(text: string, fileName: string): Promise<ReadEntry[]> {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!lines.trim()) throw refused(entryTexts.empty);
  const format = formatOf(lines, fileName);
  if (!format) throw refused(/\.[ct]sv$/i.test(fileName) ? entryTexts.noColumns : entryTexts.noFormat);
  const read = await readers[format]();
  const entries: ReadEntry[] = [];
  for (const entry of read(lines)) {
    if (entries.length === limits.importEntries) throw refused(entryTexts.tooMany(limits.importEntries));
    entries.push(entry);
    // Lets the other calls of this process go on.
    if (entries.length % 100 === 0) await setImmediate();
  }
  if (entries.length === 0) throw refused(entryTexts.noFormat);
  return entries;
}

/** Decides by the content, and by the file's name if the content fits several formats. */
function formatOf(text: string, fileName: string): EntryFormat | undefined {
  const named = endings[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  const possible = signs.filter(([, sign]) => sign.test(text)).map(([format]) => format);
  return possible.find((format) => format === named) ?? possible[0];
}

/** Of what a person has pasted, or of their file. */
export function refused(sentence: string): AppError {
  return new AppError('invalid', sentence, { text: sentence });
}
