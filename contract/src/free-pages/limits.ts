/** Apart from the other limits, because visitors' scripts contain those. */
export const pageLimits = {
  address: 80,
  formerAddresses: 20,
  /** All are read when one is saved. */
  pages: 100,
  versions: 50,
  homeBytes: 60_000,
} as const;
