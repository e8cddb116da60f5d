/**
 * What all callers together may have one instance read in a minute by calls that read far more than a page does. It asks
 * nothing of who calls, so nobody can pass it by making something up. Whatever is left lets a call through whole: one
 * that is dearer than the ceiling works too, once a minute.
 */
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';

const minute = 60_000;

export function ceiling(mostReads: number): (reads: number) => void {
  let began = 0;
  let spent = 0;
  return (reads) => {
    if (Date.now() - began >= minute) {
      began = Date.now();
      spent = 0;
    }
    if (spent >= mostReads) throw new AppError('too-many', errorTexts.tooMany);
    spent += reads;
  };
}

/** Searches for several words: about 300 a minute, from papers that are read to be compared. */
export const searchCeiling = ceiling(20_000);

/** Files of all papers, and sitemaps: three of a lab with 10,000 papers, as many as anybody wants of a small one. */
export const wholeListCeiling = ceiling(30_000);
