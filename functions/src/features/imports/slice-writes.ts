/** The documents that an import writes for the entries of one slice. */
import { repeatableId } from '../../core/data/digest.ts';
import { timeAt } from '../../core/data/time.ts';
import { drawFormulas } from '../../core/math/draw.ts';
import { settledMembers } from '../papers/author-members.ts';
import { storedFurther } from '../papers/further-areas.ts';
import { derivedFields, type StoredManuscript, type StoredPaper } from '../papers/paper-store.ts';
import type { ReadableEntry } from './import-store.ts';

/** So that a repeated attempt writes the same document. */
export const workIdOf = (importId: string, entry: number) => repeatableId(`${importId} ${entry}`);

/** Without an owner: an admin who imports the lab's works is not their author. */
export async function paperOf(
  { work, areaId, moreAreaIds, format, original }: ReadableEntry,
  team: Parameters<typeof settledMembers>[1],
): Promise<StoredPaper> {
  const manuscript: StoredManuscript = {
    ...work,
    areaId,
    ...storedFurther(moreAreaIds),
    authorName: '',
    authorEmail: '',
    uid: '',
    createdAt: timeOf(work.publicationDate),
  };
  const drawn = await drawFormulas(work.title, work.details);
  const members = settledMembers({ ...work, members: [] }, team);
  return {
    ...manuscript,
    ...derivedFields({ ...manuscript, members }),
    members,
    drawn,
    original: { format, text: original },
  };
}

/** The time of publication, so that lists and feeds have the works in their order, and old works are not news. */
function timeOf(publicationDate: string) {
  const [year = 1970, month = 1, day = 1] = publicationDate.split('-').map(Number);
  const time = Date.UTC(year, month - 1, day);
  // Cursors cannot contain times before 1970, so older works get its first seconds, in their order.
  const shown = year < 1971 ? year * 1000 : time;
  return timeAt(Math.min(shown, Date.now()));
}
