/** `archives`: exports of everything that admins have started at the desk. Their files are in Storage. */
import { AppError } from '@lab/contract';
import type { Archive } from '@lab/contract/features/archive/schemas';
import type { ArchiveState, TrialState } from '@lab/contract/features/archive/states';
import { archiveTexts } from '@lab/contract/features/archive/texts';
import { day, minute } from '@lab/contract/lib/durations';
import { FieldValue } from 'firebase-admin/firestore';
import { logActivity } from '../../core/activity/activity-store.ts';
import { collection, documentOf, type Transaction, transact } from '../../core/data/firestore.ts';
import { newSecret } from '../../core/data/secret.ts';
import { iso, noTime, now, timeAt } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { addressOf } from './archive-file.ts';

const shape = {
  state: 'running' as ArchiveState,
  by: '',
  createdAt: noTime,
  /** Renewed while the export runs. */
  touchedAt: noTime,
  done: 0,
  total: 0,
  bytes: 0,
  gone: 0,
  trial: '' as TrialState,
  /** Part of the file's address. */
  token: '',
};

type StoredArchive = typeof shape;

/** An export that was not touched for so long has lost its process. */
const aliveFor = 10 * minute;

const all = () => collection<StoredArchive>('archives', shape);

const archiveDocument = (id: string) => documentOf(all(), id, archiveTexts.notFound);

const isTouched = ({ touchedAt }: StoredArchive) => touchedAt.toMillis() > Date.now() - aliveFor;

/** It is being written, or restored for trial. */
const isAlive = (stored: StoredArchive) =>
  (stored.state === 'running' || stored.trial === 'running') && isTouched(stored);

function toArchive(id: string, stored: StoredArchive): Archive {
  const { state, trial, by, createdAt, done, total, bytes, gone, token } = stored;
  const shown = state === 'running' && !isAlive(stored) ? 'failed' : state;
  const tried = trial === 'running' && !isAlive(stored) ? 'failed' : trial;
  const address = state === 'done' ? addressOf(id, token) : '';
  return {
    _id: id,
    state: shown,
    by,
    createdAt: iso(createdAt),
    done,
    total,
    bytes,
    gone,
    address,
    trial: tried,
  };
}

/** One at a time, because each reads everything. */
export function beginArchive(caller: Caller): Promise<Archive> {
  return transact(async (tx) => {
    await requireNoneAlive(tx);
    const target = all().doc();
    const started = { ...shape, by: caller.email, createdAt: now(), touchedAt: now(), token: newSecret() };
    tx.create(target, started);
    logActivity(tx, caller, 'exported', { kind: 'archive', id: target.id, name: '' });
    return toArchive(target.id, started);
  });
}

async function requireNoneAlive(tx: Transaction): Promise<void> {
  const { docs } = await tx.get(all());
  if (docs.some((one) => isAlive(one.data()))) throw new AppError('conflict', archiveTexts.running);
}

/** It reads and writes as much as an export, so neither runs beside another. */
export function beginTrial(id: string): Promise<Archive> {
  return transact(async (tx) => {
    const stored = (await tx.get(archiveDocument(id))).data();
    if (!stored) throw new AppError('not-found', archiveTexts.notFound);
    await requireNoneAlive(tx);
    if (stored.state !== 'done') throw new AppError('conflict', archiveTexts.notWhole);
    const change = { trial: 'running' as const, done: 0, total: 0, touchedAt: now() };
    tx.update(archiveDocument(id), change);
    return toArchive(id, { ...stored, ...change });
  });
}

export async function listArchives(): Promise<Archive[]> {
  const { docs } = await all().orderBy('createdAt', 'desc').limit(20).get();
  return docs.map((one) => toArchive(one.id, one.data()));
}

export async function requireArchive(id: string): Promise<StoredArchive> {
  const stored = (await archiveDocument(id).get()).data();
  if (!stored) throw new AppError('not-found', archiveTexts.notFound);
  return stored;
}

/** Fails if the export was deleted meanwhile, so that its process stops. */
export async function updateArchive(
  id: string,
  change: Partial<Pick<StoredArchive, 'state' | 'done' | 'total' | 'bytes' | 'gone' | 'trial'>>,
): Promise<void> {
  await archiveDocument(id).update({ ...change, touchedAt: FieldValue.serverTimestamp() });
}

export async function deleteArchive(id: string): Promise<void> {
  await archiveDocument(id).delete();
}

export async function archivesOfAnotherDay(): Promise<string[]> {
  const before = timeAt(Date.now() - day);
  const { docs } = await all().where('createdAt', '<', before).get();
  return docs.map(({ id }) => id);
}
