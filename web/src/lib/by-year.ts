import { yearOf } from './dates.ts';

/** In the order of the list; papers without a date are together under an empty text. */
export function byYear<Paper extends { publicationDate: string }>(
  papers: readonly Paper[],
): [year: string, papers: Paper[]][] {
  const years = new Map<string, Paper[]>();
  for (const paper of papers) {
    const year = yearOf(paper.publicationDate);
    years.set(year, [...(years.get(year) ?? []), paper]);
  }
  return [...years];
}
