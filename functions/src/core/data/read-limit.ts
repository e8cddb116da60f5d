/**
 * Limits how many documents expensive calls, of all callers together, may read in a minute on one instance.
 * It does not depend on who calls, so a made-up address or account does not get around it. A call may go over
 * the limit as long as some of it is left, so that a call larger than the limit still works once a minute.
 */
import { AppError } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import { errorTexts } from '@lab/contract/texts/error-texts';

export function readLimit(maxReads: number): (reads: number) => void {
  let startedAt = 0;
  let spent = 0;
  return (reads) => {
    if (Date.now() - startedAt >= minute) {
      startedAt = Date.now();
      spent = 0;
    }
    if (spent >= maxReads) throw new AppError('too-many', errorTexts.tooMany);
    spent += reads;
  };
}

/** A search for several words reads many papers to compare them; this allows about 300 searches a minute. */
export const searchReadLimit = readLimit(20_000);

/** Exports of all papers, and sitemaps: this allows three a minute for a lab with 10,000 papers. */
export const wholeListReadLimit = readLimit(30_000);
