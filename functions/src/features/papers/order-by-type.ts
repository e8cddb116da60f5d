/** The order by type of work: the types as the house lists them, and in each the newest first. */
import { type WorkType, workTypeOf, workTypes } from '@lab/contract/features/papers/types';

/** With the type before it a date has to fit into a cursor. */
const longestDate = 36;

/**
 * Stored with each work, because Firestore orders by what it has stored, and like every list from the highest
 * to the lowest.
 */
export const placeByType = (type: WorkType | undefined, publicationDate: string) =>
  `${99 - workTypes.indexOf(workTypeOf(type))}:${publicationDate.slice(0, longestDate)}`;
