export const searchLimits = {
  /** A longer query is cut before anything looks at it. */
  query: 200,
  words: 12,
  /** Results that a group shows at first, and on its page. */
  inGroup: 5,
  onPage: 20,
  /** Brotli, of a part of the index. */
  partBytes: 60_000,
  /** Of more works the index has surnames and the beginnings of ids only. */
  wholeWorks: 2_000,
  /** Names of a work of many authors. */
  names: 12,
  title: 300,
  note: 160,
  text: 300,
} as const;

/** So that no query is read that is longer than a search. */
export const cutQuery = (q: string) => q.slice(0, searchLimits.query).trim();
