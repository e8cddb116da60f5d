import { createHash } from 'node:crypto';

/** The first part of a Message-ID. Always the same for one mail, so that mail programs show one that arrives twice once. */
export const messageKeyOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 32);
