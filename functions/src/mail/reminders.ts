/** After how many days people are reminded of what waits for them. */
export const remindedAfter = [3, 7, 14] as const;
