import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';

/** Called inside the transaction of an edit: refuses to write over what somebody else has changed since it was seen. */
export function demandUnchanged<Stored extends object>(
  stored: Stored,
  seen: Partial<Stored> | undefined,
): void {
  for (const [field, value] of Object.entries(seen ?? {})) {
    if (isDeepStrictEqual(stored[field as keyof Stored], value)) continue;
    throw new AppError('conflict', errorTexts.changedMeanwhile);
  }
}
