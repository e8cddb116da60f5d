import type { Transaction } from '../../core/data/firestore.ts';
import { areaIdOf, type NamedArea } from '../areas/area-names.ts';
import { countInArea } from '../areas/in-area-store.ts';
import { furtherAreas } from './paper-areas.ts';
import { areaFields, papersCollection, type StoredPaper } from './paper-store.ts';
import { requestsCollection } from './request-store.ts';
import { retractedPapers } from './restorable-paper.ts';

/** Retracted papers count as long as they can be put back. */
export async function papersInArea(tx: Transaction, area: NamedArea): Promise<number> {
  const [papers, retracted] = await Promise.all([
    countInArea(tx, papersCollection(), area, 'category', areaFields),
    retractedPapers(tx),
  ]);
  const isIn = (paper: StoredPaper) =>
    areaIdOf([area], paper, paper.category) === area._id || furtherAreas(paper, [area]).length > 0;
  return papers + retracted.filter(isIn).length;
}

export function requestsInArea(tx: Transaction, area: NamedArea): Promise<number> {
  return countInArea(tx, requestsCollection(), area, 'category', areaFields);
}
