/** Papers as files for citation managers: one, or the list with the same filters as the page of publications. */
import { api, limits } from '@lab/contract';
import { citationOf } from '@lab/contract/citations/csl';
import { type CitationFormatName, citationFormats } from '@lab/contract/citations/formats';
import { paths } from '@lab/contract/pages/paths';
import type { Paper, PapersQuery } from '@lab/contract/papers/schemas';
import { wholeListCeiling } from '../data/ceiling.ts';
import { invoke } from '../invoke.ts';

export interface CitationFile {
  name: string;
  contentType: string;
  body: string;
  /** The cursor of the papers that this file has no room for. */
  next?: string;
}

export async function paperFile(
  id: string,
  format: CitationFormatName,
  origin: string,
): Promise<CitationFile> {
  const { reply } = await invoke(api.papers.get, { params: { id } });
  return file([reply], format, origin);
}

/**
 * The abstracts stay out: in lists they are cut. One call reads and writes no more papers than fit into a function's
 * time; the next file goes on after them.
 */
export async function papersFile(
  filter: Partial<PapersQuery>,
  format: CitationFormatName,
  origin: string,
): Promise<CitationFile> {
  const papers: Paper[] = [];
  let { cursor } = filter;
  // Pages, not papers: where words are compared a page may hold few of those that were read for it.
  for (let page = 0; page < limits.citationsInOneFile / limits.pageMax; page++) {
    wholeListCeiling(limits.pageMax);
    const { reply, next } = await invoke(api.papers.list, {
      query: { ...filter, cursor, limit: limits.pageMax },
    });
    papers.push(...reply.map((paper) => ({ ...paper, details: '' })));
    cursor = next;
    if (!cursor) break;
  }
  return { ...file(papers, format, origin), next: cursor };
}

function file(papers: readonly Paper[], format: CitationFormatName, origin: string): CitationFile {
  const { contentType, write } = citationFormats[format];
  const cited = papers.map((paper) => citationOf(paper, origin + paths.paper(paper._id)));
  const [only, ...more] = cited;
  const name = only && more.length === 0 ? only.id : 'publications';
  return { name: `${name}.${format}`, contentType, body: write(cited) };
}
