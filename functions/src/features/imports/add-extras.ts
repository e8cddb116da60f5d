/** Loaded on demand, because the readers are large and few cited works were imported. */
import type { CitationFormatName } from '@lab/contract/features/citations/formats';
import type { EntryFormat } from '@lab/contract/features/imports/entry';
import { readPaper } from '../papers/paper-store.ts';

type Add = (written: string, original: string) => string;

/** Unknown fields are only written in the format from which the work was imported. */
const adders: { [Format in CitationFormatName]: { from: EntryFormat; load: () => Promise<Add> } } = {
  bib: { from: 'bibtex', load: async () => (await import('./bibtex-extras.ts')).withExtras },
  ris: { from: 'ris', load: async () => (await import('./extras.ts')).withRisExtras },
  'csl.json': { from: 'csl', load: async () => (await import('./extras.ts')).withCslExtras },
};

export async function addExtras(id: string, format: CitationFormatName, written: string): Promise<string> {
  const { original } = (await readPaper(id)) ?? {};
  const { from, load } = adders[format];
  if (original?.format !== from) return written;
  const add = await load();
  return add(written, original.text);
}
