/** Rebuilds the derived fields of all papers, for imported data and for data of older versions. */
import { rewriteEach } from '../../core/data/rewrite.ts';
import { drawFormulas } from '../../core/math/draw.ts';
import { derivedFields, papersCollection, type StoredManuscript } from './paper-store.ts';
import { requestsCollection } from './request-store.ts';

/** Each paper is read once, and written only if it changes. Returns how many do. */
export function rebuildPapers(dryRun = false): Promise<number> {
  return rewriteEach(papersCollection(), {
    dryRun,
    changes: async (paper) => ({ ...derivedFields(paper), ...(await drawnAnew(paper)) }),
  });
}

/** The formulas of papers that wait for review. */
export function redrawRequests(dryRun = false): Promise<number> {
  return rewriteEach(requestsCollection(), { dryRun, changes: drawnAnew });
}

/** Nothing for a paper that has no formulas and never had any, so that it is not rewritten. */
async function drawnAnew(paper: StoredManuscript): Promise<Pick<StoredManuscript, 'drawn'>> {
  const drawn = await drawFormulas(paper.title, paper.details);
  return drawn.length > 0 || paper.drawn ? { drawn } : {};
}
