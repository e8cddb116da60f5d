export const draftLimits = {
  /** Of one record, the newest. */
  versions: 50,
  /** How many scheduled records one run looks at; the next one goes on a minute later. */
  dueAtOnce: 100,
} as const;
