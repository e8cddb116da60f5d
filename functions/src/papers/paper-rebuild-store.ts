/** Rebuilds the derived fields of all papers, for imported data and for data of older versions. */
import { rewriteEach } from '../data/rewrite.ts';
import { isAlreadySaved } from '../data/unchanged.ts';
import { derivedFields, papersCollection } from './paper-store.ts';

/** Each paper is read once, and written only if it changes. Returns how many do. */
export function rebuildPapers(dryRun = false): Promise<number> {
  return rewriteEach(papersCollection(), {
    dryRun,
    changes: (paper) => {
      const anew = derivedFields(paper);
      return isAlreadySaved(paper, anew) ? undefined : anew;
    },
  });
}
