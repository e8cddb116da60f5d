/** Stored for a picture that is only decoration; nobody describes a picture by a dash. */
export const decorative = '-';

/** Empty without a description: to repeat the title beside the picture would only be heard twice. */
export const altOf = (stored = ''): string => (stored === decorative ? '' : stored);
