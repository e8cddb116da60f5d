import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/error-texts';

/**
 * Whether the record already has these values: then the edit was sent again because the answer to it was
 * lost.
 */
export function isAlreadySaved<Stored extends object>(stored: Stored, wanted: Partial<Stored>): boolean {
  return Object.entries(wanted).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(stored[field as keyof Stored], value),
  );
}

/**
 * Throws a conflict when the record has changed since the caller read it. Must be called in the edit's
 * transaction.
 */
export function requireUnchanged<Stored extends object>(
  stored: Stored,
  seen: Partial<Stored> | undefined,
): void {
  for (const [field, value] of Object.entries(seen ?? {})) {
    if (isDeepStrictEqual(stored[field as keyof Stored], value)) continue;
    throw new AppError('conflict', errorTexts.changedMeanwhile);
  }
}
