/** An entry of a file while it is compared with works and with other entries. */
import { withoutMarks } from '@lab/contract/core/math/marks';
import type { ComparedWork } from '@lab/contract/features/imports/schemas';
import type { Similarity } from './compare.ts';
import type { StoredEntry } from './import-store.ts';
import type { ImportedWork } from './work-from-item.ts';

export type Classified = Omit<StoredEntry, 'areaId' | 'moreAreaIds'>;
export type Readable = Classified & { work: ImportedWork };

export interface Keys {
  exact: string[];
  parts: string[];
  /** The same for two entries of which one names the other. */
  linked: string[];
}

export function markAs(
  entry: Classified,
  { kind, why, mayJoin }: Similarity,
  other: ComparedWork,
  otherEntry?: number,
): void {
  const settled: Partial<Classified> = { kind, why, other, decision: 'skip', mayJoin, otherEntry };
  Object.assign(entry, settled);
}

type ComparedFields = Pick<
  ImportedWork,
  'title' | 'authors' | 'publicationDate' | 'doi' | 'publisher' | 'bookTitle'
>;

export function comparedWork({ title, authors, publicationDate, doi, bookTitle, publisher }: ComparedFields) {
  const listed = authors.slice(0, 20).join(', ');
  return {
    title: withoutMarks(title),
    authors: listed,
    year: publicationDate.slice(0, 4),
    venue: bookTitle || publisher,
    doi,
  };
}
