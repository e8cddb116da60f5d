/** One message of each kind for a person, so that leaving that is taken back leaves none. */
import type { Time } from '../data/time.ts';
import { outcomesCollection } from '../outcomes/outcome-store.ts';

export const leftOutcome = (id: string) => outcomesCollection().doc(`left:${id}`);
export const returnedOutcome = (id: string) => outcomesCollection().doc(`returned:${id}`);

/** Of one leaving: taking it back leaves nothing under the bell either. */
export const toldOfLeaving = (id: string, { createdAt }: { createdAt: Time }) =>
  `teamLeft-${id}-${createdAt.toMillis()}`;

export const toldOfDisabling = (id: string, { createdAt }: { createdAt: Time }) =>
  `accountDisabled-${id}-${createdAt.toMillis()}`;
