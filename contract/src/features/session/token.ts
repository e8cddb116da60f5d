/** Times of the product's access token in seconds (docs/specification.md#tokens). */
export const tokenClock = {
  lifetime: 60 * 60,
  refreshBefore: 5 * 60,
  expiredEarly: 30,
  retryFirst: 30,
  retryMax: 16 * 60,
} as const;

export const tokenStorageKey = 'access-token';
