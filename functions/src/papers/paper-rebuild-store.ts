/** What is stored beside every paper, made anew; for data that came another way or was written by an older version. */
import { rewriteEach } from '../data/rewrite.ts';
import { isAlreadySaved } from '../data/unchanged.ts';
import { alongside, papersCollection } from './paper-store.ts';

/** Each paper is read once, and written only if it changes. */
export async function rebuildPapers(): Promise<void> {
  await rewriteEach(papersCollection(), {
    changes: (paper) => {
      const anew = alongside(paper);
      return isAlreadySaved(paper, anew) ? undefined : anew;
    },
  });
}
