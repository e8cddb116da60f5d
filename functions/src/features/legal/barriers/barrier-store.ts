/** `barriers`: what visitors report. Nothing in it is checked, so it names nobody. */
import { AppError } from '@lab/contract';
import { barrierDeskTexts } from '@lab/contract/features/legal/barriers/desk/texts';
import type { Barrier } from '@lab/contract/features/legal/barriers/schemas';
import { barrierTexts } from '@lab/contract/features/legal/barriers/texts';
import { legalLimits } from '@lab/contract/features/legal/limits';
import { day } from '@lab/contract/lib/durations';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { collection, documentOf } from '../../../core/data/firestore.ts';
import { type PageQuery, readPage } from '../../../core/data/page.ts';
import { iso, noTime, timeAt } from '../../../core/data/time.ts';
import { Page } from '../../../core/http/handler.ts';

const shape = {
  message: '',
  page: '',
  email: '',
  state: 'open' as Barrier['state'],
  createdAt: noTime,
  /** When it was settled or opened again; at first as `createdAt`. */
  changedAt: noTime,
};

export type StoredBarrier = typeof shape;

export const barriersCollection = () => collection<StoredBarrier>('barriers', shape);

export const barrierDocument = (id: string) => documentOf(barriersCollection(), id, barrierDeskTexts.gone);

export const openBarriers = () => barriersCollection().where('state', '==', 'open');

/** So that a flood from many addresses cannot fill the database. */
export async function requireRoom(): Promise<void> {
  const today = barriersCollection().where('createdAt', '>', timeAt(Date.now() - day));
  const { count } = (await today.count().get()).data();
  if (count >= legalLimits.barriersPerDay) throw new AppError('too-many', barrierTexts.tooMany);
}

export async function listBarriers(page: PageQuery, state?: Barrier['state']): Promise<Page<Barrier[]>> {
  const all: Query<StoredBarrier> = barriersCollection();
  const { records, next } = await readPage(state ? all.where('state', '==', state) : all, page);
  return new Page(records.map(toBarrier), next);
}

function toBarrier(snapshot: DocumentSnapshot<StoredBarrier>): Barrier {
  const { message, page, email, state, createdAt } = snapshot.data() as StoredBarrier;
  return { _id: snapshot.id, message, page, email, state, createdAt: iso(createdAt) };
}
