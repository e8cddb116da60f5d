import { createHash } from 'node:crypto';

/** The same for each spelling of an address, where the address itself need not be kept. */
export const hashOfAddress = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
