/**
 * `archiveNotes/last`: when everything was exported last, and when an export was restored for trial. Who did
 * it is in the activity log only, from which people can be deleted.
 */
import type { LastArchive } from '@lab/contract/features/archive/schemas';
import type { TrialState } from '@lab/contract/features/archive/states';
import { collection } from '../../core/data/firestore.ts';
import { iso, noTime, now, type Time } from '../../core/data/time.ts';

const shape = {
  exportedAt: noTime,
  bytes: 0,
  triedAt: noTime,
  tried: '' as TrialState,
  says: '',
};

const last = () => collection<typeof shape>('archiveNotes', shape).doc('last');

export async function noteExport(bytes: number): Promise<void> {
  await last().set({ exportedAt: now(), bytes }, { merge: true });
}

export async function noteTrial(tried: 'done' | 'failed', says: string): Promise<void> {
  await last().set({ triedAt: now(), tried, says }, { merge: true });
}

export async function lastArchive(): Promise<LastArchive> {
  const stored = (await last().get()).data() ?? shape;
  const text = (time: Time) => (time.isEqual(noTime) ? '' : iso(time));
  return { ...stored, exportedAt: text(stored.exportedAt), triedAt: text(stored.triedAt) };
}
