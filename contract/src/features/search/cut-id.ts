/**
 * Ends an id that is only the beginning of one, in the index of a large lab. No id of a work ends with it.
 */
export const cutIdEnd = '~';
