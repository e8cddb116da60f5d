import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { CslItem, ReadEntry } from '@lab/contract/features/imports/entry';

/** A work without a title cannot be imported; a form can still be filled in with the rest of it. */
export const titled = (item: CslItem): Pick<ReadEntry, 'item' | 'problem'> =>
  item.title ? { item } : { item, problem: entryTexts.problems.noTitle };
