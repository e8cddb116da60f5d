/** Counts the records in an area, because readers would no longer find them after its deletion. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/features/areas/desk/texts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { NamedArea } from './area-names.ts';

const { removal } = areaDeskTexts;

/** How each feature counts its records in an area. These features import this one, so `handlers.ts` passes them in. */
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
  const counts = found.filter(([count]) => count > 0).map(([count, say]) => say(count));
  if (counts.length === 0) return;
  const sentence = removal.inUse(area.departmentName, counts.join(', '));
  throw new AppError('conflict', sentence, { moveTo: sentence });
}
