/**
 * States of a mail, with the names that the extension Trigger Email writes, and one more for mails that
 * nobody will send.
 */
export const mailStates = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR', 'STOPPED'] as const;

export type MailState = (typeof mailStates)[number];

/** In these an admin may stop it. */
export const waitingStates: readonly MailState[] = ['PENDING', 'RETRY'];

/** In these an admin may send it again. */
export const endedStates: readonly MailState[] = ['ERROR', 'STOPPED'];
