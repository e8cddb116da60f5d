/** Rebuilds the derived fields of all papers, for imported data and for data of older versions. */
import { rewriteEach } from '../../core/data/rewrite.ts';
import { renderFormulas } from '../../core/math/render.ts';
import { derivedFields, papersCollection, type StoredManuscript } from './paper-store.ts';
import { requestsCollection } from './request-store.ts';

/** Each paper is read once, and written only if it changes. Returns how many do. */
export function rebuildPapers(dryRun = false): Promise<number> {
  return rewriteEach(papersCollection(), {
    dryRun,
    changes: async (paper) => ({ ...derivedFields(paper), ...(await renderedAgain(paper)) }),
  });
}

/** The formulas of papers that wait for review. */
export function renderRequests(dryRun = false): Promise<number> {
  return rewriteEach(requestsCollection(), { dryRun, changes: renderedAgain });
}

/** Nothing for a paper that has no formulas and never had any, so that it is not rewritten. */
async function renderedAgain(paper: StoredManuscript): Promise<Pick<StoredManuscript, 'drawn'>> {
  const drawn = await renderFormulas(paper.title, paper.details);
  return drawn.length > 0 || paper.drawn ? { drawn } : {};
}
