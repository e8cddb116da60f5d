/** The ids of the mails about leaving and coming back. With them, taking either back cancels its mail. */
import type { Time } from '../../core/data/time.ts';

export const leavingMailId = (id: string, { createdAt }: { createdAt: Time }) =>
  `teamLeft-${id}-${createdAt.toMillis()}`;

export const disablingMailId = (id: string, { createdAt }: { createdAt: Time }) =>
  `accountDisabled-${id}-${createdAt.toMillis()}`;

export const returnMailId = (id: string) => `teamReturned-${id}`;
