import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id of 20 random characters, like those of the client libraries. */
export const newId = (): string =>
  Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
