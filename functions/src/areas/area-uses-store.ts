/** Which records are in an area: those are lost for readers when it is deleted and nothing is said about them. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/areas/texts';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { applicationsCollection } from '../applications/application-store.ts';
import { papersCollection } from '../papers/paper-store.ts';
import { requestsCollection } from '../papers/request-store.ts';
import { retractedPapers } from '../papers/restorable-paper.ts';
import { areaIdOf, type NamedArea } from './area-names.ts';
import { inArea } from './in-area-store.ts';

const { removal } = areaDeskTexts;

/** Called in the transaction that deletes it. A retracted paper counts as long as it can be put back. */
export async function demandUnused(tx: Transaction, area: NamedArea): Promise<void> {
  const count = async (records: Query, oldName: string) =>
    (await tx.get(records.where(inArea(area, oldName)).count())).data().count;
  const [papers, retracted, pending, applications] = await Promise.all([
    count(papersCollection(), 'category'),
    retractedPapers(tx),
    count(requestsCollection(), 'category'),
    count(applicationsCollection(), 'researchArea'),
  ]);
  const mayReturn = retracted.filter((paper) => areaIdOf([area], paper, paper.category) === area._id);
  const uses = [
    [papers + mayReturn.length, removal.papers],
    [pending, removal.pendingPapers],
    [applications, removal.applications],
  ] as const;
  const said = uses.filter(([found]) => found > 0).map(([found, say]) => say(found));
  if (said.length === 0) return;
  const sentence = removal.inUse(area.departmentName, said.join(', '));
  throw new AppError('conflict', sentence, { moveTo: sentence });
}
