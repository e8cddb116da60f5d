/** One of two records of a work becomes a version of the other. */
import { AppError } from '@lab/contract';
import type { MakeVersion } from '@lab/contract/features/papers/review/schemas';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { errorTexts } from '@lab/contract/texts/texts';
import { transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { becomeVersion, gainVersion } from './become-version.ts';
import { homeAfter } from './home-after.ts';
import { versionOf } from './version-of.ts';
import { lastWritten, readTwo } from './version-store.ts';

/** The other record can be put back, which leaveWork in leave-work.ts undoes here. */
export function makeVersion(id: string, otherId: string, { seen, otherSeen }: MakeVersion, caller: Caller) {
  if (id === otherId) throw new AppError('conflict', versionTexts.errors.itself);
  return transact(async (tx) => {
    const [found, otherFound] = await readTwo(tx, id, otherId);
    const [kept, other] = [found?.data(), otherFound?.data()];
    // The same call was sent again, because the answer to it was lost.
    if (kept?.absorbed?.includes(otherId) && !other) return { modifiedCount: 1 };
    if (!found || !kept || !otherFound || !other) throw new AppError('not-found', paperTexts.paper.notFound);
    if (lastWritten(found) !== seen || lastWritten(otherFound) !== otherSeen)
      throw new AppError('conflict', errorTexts.changedMeanwhile);
    const got = versionOf(kept, other);
    const absorbed = [otherId, ...(other.absorbed ?? [])];
    const gaining = await gainVersion(tx, { id, paper: kept }, { title: other.title, got, absorbed }, caller);
    const into = { id, title: kept.title, got };
    const becoming = await becomeVersion(tx, { id: otherId, paper: other }, into, caller);
    const updateHome = await homeAfter(tx, [gaining, becoming]);

    gaining.write();
    becoming.write();
    updateHome();
    return { modifiedCount: 1 };
  });
}
