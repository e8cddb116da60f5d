/** In place of a year: the works that say none. */
export const noYear = 'none';
