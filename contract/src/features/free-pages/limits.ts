/** Apart from the other limits, because visitors' scripts contain those. */
export const pageLimits = {
  title: 100,
  address: 80,
  formerAddresses: 20,
  /** All are read when one is saved. */
  pages: 100,
  versions: 50,
  /** Of the pages in a menu; the document is full otherwise. */
  homeBytes: 4_000,
} as const;
