import { createHash } from 'node:crypto';

const digits = (text: string, count: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, count);

/** A hash: always the same for one text, and nobody can read the text from it. */
export const digestOf = (text: string) => digits(text, 32);

/** As long as the ids that Firestore generates, and the same in each attempt. */
export const repeatableId = (text: string) => digits(text, 20);
