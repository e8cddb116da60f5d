/** The reader is large, and few works that are cited were imported, so it is loaded when it is needed. */
import { readPaper } from '../papers/paper-store.ts';

export async function addExtras(id: string, written: string): Promise<string> {
  const paper = await readPaper(id);
  if (paper?.original?.format !== 'bibtex') return written;
  const { withExtras } = await import('./bibtex-extras.ts');
  return withExtras(written, paper.original);
}
