/** The ids of what a person is told of leaving and coming back. With them, taking either back deletes what was told of it. */
import type { Time } from '../../core/data/time.ts';

export const toldOfLeaving = (id: string, { createdAt }: { createdAt: Time }) =>
  `teamLeft-${id}-${createdAt.toMillis()}`;

export const toldOfDisabling = (id: string, { createdAt }: { createdAt: Time }) =>
  `accountDisabled-${id}-${createdAt.toMillis()}`;

export const toldOfReturn = (id: string) => `teamReturned-${id}`;
