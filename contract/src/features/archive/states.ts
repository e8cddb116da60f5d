/** The states of an export of everything. */
export const archiveStates = ['running', 'done', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Whether an export was restored for trial; empty where nobody has tried. */
export const trialStates = ['', 'running', 'done', 'failed'] as const;
export type TrialState = (typeof trialStates)[number];
