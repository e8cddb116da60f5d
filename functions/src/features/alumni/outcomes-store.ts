/** The ids of what is told of a person's leaving. With them, taking the leaving back deletes what was told of it. */
import type { Time } from '../../core/data/time.ts';
import { outcomesCollection } from '../outcomes/outcome-store.ts';

export const leftOutcome = (id: string) => outcomesCollection().doc(`left:${id}`);
export const returnedOutcome = (id: string) => outcomesCollection().doc(`returned:${id}`);

export const toldOfLeaving = (id: string, { createdAt }: { createdAt: Time }) =>
  `teamLeft-${id}-${createdAt.toMillis()}`;

export const toldOfDisabling = (id: string, { createdAt }: { createdAt: Time }) =>
  `accountDisabled-${id}-${createdAt.toMillis()}`;
