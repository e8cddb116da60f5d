/** Apart from the other limits, because visitors' scripts contain those. */
export const legalLimits = {
  line: 300,
  prose: 5_000,
  /** Reports of barriers that are taken in a day. */
  barriersPerDay: 100,
  /** Of the part of `public/home`, which has the names of published pages. */
  homeBytes: 200,
} as const;
