/** Takes a record that is put back out of the work of which it was a version. */
import { plainMath } from '@lab/contract/core/math/plain';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { type VersionOf, withoutVersion } from './version-of.ts';
import { findAbsorbing } from './version-store.ts';
import { changeOfVersions, computed } from './written.ts';

interface Leaving {
  id: string;
  title: string;
  versionOf: VersionOf;
  /** Ids of papers that became versions of the record before. */
  absorbed?: string[];
}

/** Reads, so it must be called before the transaction writes; `write` writes. Undefined if the work is gone. */
export async function leaveWork(
  tx: Transaction,
  { id, title, versionOf, absorbed = [] }: Leaving,
  caller: Caller,
) {
  const work = await findAbsorbing(id, tx);
  if (!work) return undefined;
  const { paper } = work;
  const changes = {
    ...(await computed(paper, withoutVersion(paper, versionOf))),
    absorbed: paper.absorbed?.filter((other) => other !== id && !absorbed.includes(other)) ?? [],
  };
  return changeOfVersions(tx, work, changes, versionTexts.takenOut(plainMath(title)), caller);
}
