import { noYear } from '@lab/contract/features/papers/no-year';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { yearOf } from './dates.ts';

interface Dated {
  publicationDate: string;
}

export const yearIn = ({ publicationDate }: Dated) => yearOf(publicationDate) || noYear;

export const nameOfYear = (year: string) => (year === noYear ? paperTexts.rows.noYear : year);

/** In the order of the list. */
export function grouped<Paper, Key>(
  papers: readonly Paper[],
  keyOf: (paper: Paper) => Key,
): [key: Key, papers: Paper[]][] {
  const groups = new Map<Key, Paper[]>();
  for (const paper of papers) {
    const key = keyOf(paper);
    groups.set(key, [...(groups.get(key) ?? []), paper]);
  }
  return [...groups];
}

export const byYear = <Paper extends Dated>(papers: readonly Paper[]) => grouped(papers, yearIn);
