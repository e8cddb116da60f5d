/** Stored for a picture that is only decoration; nobody describes a picture by a dash. */
export const decorative = '-';

/** `usual` describes pictures that were stored without a description. */
export const altOf = (stored: string | undefined, fallback: string): string =>
  stored === decorative ? '' : stored || fallback;
