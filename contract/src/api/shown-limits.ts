/**
 * How much a card and the home page show. Visitors need no other limits, so these have a file of their own.
 */
export const shownLimits = { homeTeam: 6, paperPreview: 200 } as const;
