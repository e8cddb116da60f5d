/**
 * How much a card and the home page show. Visitors need no other limits, so these have a file of their own.
 */
export const shownLimits = { homeTeam: 6, paperPreview: 200 } as const;

/** The lengths of what visitors type into searches and subscriptions. */
export const typedLimits = { name: 100, email: 254, author: 150, search: 200 } as const;
