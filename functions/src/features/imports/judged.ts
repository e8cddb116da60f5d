/** An entry of a file while it is compared with works and with other entries. */
import type { ComparedWork } from '@lab/contract/features/imports/schemas';
import type { Likeness } from './compare.ts';
import type { StoredEntry } from './import-store.ts';
import type { ImportedWork } from './work-from-item.ts';

export type Judged = Omit<StoredEntry, 'areaId' | 'moreAreaIds'>;
export type Readable = Judged & { work: ImportedWork };

export interface Keys {
  exact: string[];
  parts: string[];
  /** The same for two entries of which one names the other. */
  linked: string[];
}

export function settle(
  entry: Judged,
  { kind, why, mayJoin = false }: Likeness,
  other: ComparedWork,
  otherEntry?: number,
): void {
  Object.assign(entry, {
    kind,
    why,
    other,
    decision: 'skip',
    ...(mayJoin && { mayJoin }),
    ...(otherEntry !== undefined && { otherEntry }),
  } satisfies Partial<Judged>);
}

type Shown = Pick<ImportedWork, 'title' | 'authors' | 'publicationDate' | 'doi' | 'publisher' | 'bookTitle'>;

export function shown({ title, authors, publicationDate, doi, ...where }: Shown) {
  const listed = authors.slice(0, 20).join(', ');
  return { title, authors: listed, year: publicationDate.slice(0, 4), venue: venueOf(where), doi };
}

/** Where a work came out, in a few words. */
export const venueOf = ({ bookTitle, publisher }: Pick<ImportedWork, 'publisher' | 'bookTitle'>) =>
  bookTitle || publisher;
