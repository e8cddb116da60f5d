/** The works of a year: as many as its page lists, and how many of each type there are. */
import { type WorkType, workTypeOf, workTypes } from '@lab/contract/features/papers/types';
import { selectFields } from '../../core/data/firestore.ts';
import { papersCollection } from './paper-store.ts';
import { typeKey } from './search-keys.ts';
import { rowFields, rowOf, type SelectedRow } from './selected-papers-store.ts';

const ofYear = (year: string) => papersCollection().where('year', '==', year);

type Counts = { type: WorkType; count: number }[];

const inOrder = (counts: ReadonlyMap<WorkType, number>): Counts =>
  workTypes.flatMap((type) => ({ type, count: counts.get(type) ?? 0 })).filter(({ count }) => count > 0);

/** At most `most` and, where there are more, a count of each type are read. */
export async function papersOfYear(year: string, most: number) {
  const newest = ofYear(year)
    .orderBy('createdAt', 'desc')
    .limit(most + 1);
  const { docs } = await selectFields(newest, ...rowFields).get();
  const rows = docs.slice(0, most).map((doc): SelectedRow => rowOf({ id: doc.id, ...doc.data() }));
  const works = rows.toSorted((a, b) => b.publicationDate.localeCompare(a.publicationDate));
  const counts = new Map<WorkType, number>();
  if (docs.length > most) {
    await Promise.all(
      workTypes.map(async (type) => {
        const ofType = ofYear(year)
          .where('keys', 'array-contains', typeKey(type))
          .orderBy('createdAt', 'desc');
        counts.set(type, (await ofType.count().get()).data().count);
      }),
    );
  } else {
    for (const { type } of works) counts.set(workTypeOf(type), (counts.get(workTypeOf(type)) ?? 0) + 1);
  }
  return { works, types: inOrder(counts) };
}
