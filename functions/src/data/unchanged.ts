import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';

/** Whether an edit has nothing left to write: it has come before, and only the answer to it got lost. */
export function isWritten<Stored extends object>(stored: Stored, wanted: Partial<Stored>): boolean {
  return Object.entries(wanted).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(stored[field as keyof Stored], value),
  );
}

/** Called inside the transaction of an edit: refuses to write over what somebody else has changed since it was seen. */
export function requireUnchanged<Stored extends object>(
  stored: Stored,
  seen: Partial<Stored> | undefined,
): void {
  for (const [field, value] of Object.entries(seen ?? {})) {
    if (isDeepStrictEqual(stored[field as keyof Stored], value)) continue;
    throw new AppError('conflict', errorTexts.changedMeanwhile);
  }
}
