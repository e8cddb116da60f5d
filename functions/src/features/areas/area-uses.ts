/** Counts the records in an area, because readers would no longer find them after its deletion. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/features/areas/desk/texts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { NamedArea } from './area-names.ts';

const { removal } = areaDeskTexts;

const sentences = {
  papers: removal.papers,
  pendingPapers: removal.pendingPapers,
  applications: removal.applications,
  content: removal.records,
};

type Use = keyof typeof sentences;

/**
 * How each feature counts its records in an area. These features import this one, so `handlers.ts` passes
 * them in.
 */
export type AreaUses = Record<Use, (tx: Transaction, area: NamedArea) => Promise<number>>;

/** Called in the transaction that deletes it. */
export async function requireUnused(tx: Transaction, area: NamedArea, uses: AreaUses): Promise<void> {
  const names = Object.keys(sentences) as Use[];
  const found = await Promise.all(names.map(async (name) => [name, await uses[name](tx, area)] as const));
  const counts = found.flatMap(([name, count]) => (count > 0 ? sentences[name](count) : []));
  if (counts.length === 0) return;
  throw new AppError('conflict', removal.inUse(area.departmentName, counts.join(', ')), ['moveTo']);
}
