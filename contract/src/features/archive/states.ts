/** The states of an export of everything. */
export const archiveStates = ['running', 'done', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];
