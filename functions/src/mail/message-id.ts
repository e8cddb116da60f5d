import { digestOf } from '../data/digest.ts';

/** The first part of a Message-ID. Always the same for one mail, so that mail programs show one that arrives twice once. */
export const messageKeyOf = (id: string) => digestOf(id);
