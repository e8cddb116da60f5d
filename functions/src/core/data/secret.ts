/** Secrets in addresses that are mailed. What is stored where a hash suffices is only the hash. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');

/** 128 bits in letters and digits alone, for a file that only who has its address may find. */
export const secretName = () => randomBytes(16).toString('hex');

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time, so that nobody can find a secret part by part. */
export const isSameSecret = (given: string, stored: string) =>
  stored !== '' && timingSafeEqual(Buffer.from(hashOfSecret(given)), Buffer.from(hashOfSecret(stored)));
