/** Which records are in an area: those are lost for readers when it is deleted and nothing is said about them. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/areas/desk/texts';
import type { Transaction } from '../data/firestore.ts';
import type { NamedArea } from './area-names.ts';

const { removal } = areaDeskTexts;

/** How the features whose records have an area count those in one. They know areas, so `handlers.ts` hands them in. */
export type AreaUses = Record<
  'papers' | 'pendingPapers' | 'applications' | 'content',
  (tx: Transaction, area: NamedArea) => Promise<number>
>;

/** Called in the transaction that deletes it. */
export async function requireUnused(tx: Transaction, area: NamedArea, uses: AreaUses): Promise<void> {
  const [papers, pending, applications, content] = await Promise.all([
    uses.papers(tx, area),
    uses.pendingPapers(tx, area),
    uses.applications(tx, area),
    uses.content(tx, area),
  ]);
  const found = [
    [papers, removal.papers],
    [pending, removal.pendingPapers],
    [applications, removal.applications],
    [content, removal.records],
  ] as const;
  const said = found.filter(([count]) => count > 0).map(([count, say]) => say(count));
  if (said.length === 0) return;
  const sentence = removal.inUse(area.departmentName, said.join(', '));
  throw new AppError('conflict', sentence, { moveTo: sentence });
}
