/** The one-time code that lets the person who deploys a lab, and nobody else, become its first admin. */
import { randomInt } from 'node:crypto';
import { AppError } from '@lab/contract';
import { setupFormTexts } from '@lab/contract/features/setup/forms/texts';
import { day } from '@lab/contract/lib/durations';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { hashOfSecret, isSameSecret } from '../../core/data/secret.ts';
import { timeAt } from '../../core/data/time.ts';
import { isSetUp, readCode, writeCode } from './setup-store.ts';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Together 148 bits, so that nobody can guess it. */
const groups = 6;
const groupLength = 5;

/** People may type it in lowercase, and without the hyphens. */
const hashOf = (code: string) => hashOfSecret(code.toUpperCase().replace(/[^A-Z\d]/g, ''));

function newCode(): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  return Array.from({ length: groups }, () => Array.from({ length: groupLength }, letter).join('')).join('-');
}

/** Replaces an earlier code. Returns nothing for a lab that is set up. Only the hash is stored. */
export function makeSetupCode(): Promise<string | undefined> {
  return transact(async (tx) => {
    if (await isSetUp(tx)) return undefined;
    const code = newCode();
    writeCode(tx, { hash: hashOf(code), expiresAt: timeAt(Date.now() + day) });
    return code;
  });
}

export async function requireSetupCode(tx: Transaction, given: string): Promise<void> {
  const stored = await readCode(tx);
  if (!stored || !isSameSecret(hashOf(given), stored.hash) || stored.expiresAt.toMillis() < Date.now()) {
    throw new AppError('invalid', setupFormTexts.errors.code, ['code']);
  }
}
