/**
 * Papers as files for citation managers: `/api/researchPapers.bib`, the list with the same filters as the page of
 * publications, and `/api/researchPaper/{id}.bib`; the same as `.ris` and `.csl.json`. A list of more than 10,000 papers
 * comes as several files: the `Link` header of each says where the next one is, as with other lists.
 */
import { api, limits } from '@lab/contract';
import { citationOf } from '@lab/contract/citations/csl';
import { type CitationFormatName, citationFormats } from '@lab/contract/citations/formats';
import { paths } from '@lab/contract/pages/paths';
import type { Paper, PapersQuery } from '@lab/contract/papers/schemas';
import { wholeListReadLimit } from '../data/read-limit.ts';
import type { FileRoute, WrittenFile } from '../http/files.ts';
import type { Invoke } from '../http/invoke.ts';

export const citationFiles = (invoke: Invoke): FileRoute[] => [
  {
    path: /^\/api\/researchPapers\.(bib|ris|csl\.json)$/i,
    route: '/researchPapers.*',
    // It reads each paper, and anybody may ask for it; what is asked for often, the CDN answers.
    perMinute: 10,
    write: ([ending], query, origin) => papersFile(invoke, query, asFormat(ending), origin),
  },
  {
    path: /^\/api\/researchPaper\/([^/]+)\.(bib|ris|csl\.json)$/i,
    route: '/researchPaper/{id}.*',
    write: ([id = '', ending], _query, origin) => paperFile(invoke, id, asFormat(ending), origin),
  },
];

function asFormat(ending = ''): CitationFormatName {
  return ending.toLowerCase() as CitationFormatName;
}

async function paperFile(
  invoke: Invoke,
  id: string,
  format: CitationFormatName,
  origin: string,
): Promise<WrittenFile> {
  const { reply } = await invoke(api.papers.get, { params: { id } });
  return file([reply], format, origin);
}

/**
 * The abstracts stay out: in lists they are cut. One call reads and writes no more papers than fit into a function's
 * time; the next file goes on after them.
 */
async function papersFile(
  invoke: Invoke,
  filter: Partial<PapersQuery>,
  format: CitationFormatName,
  origin: string,
): Promise<WrittenFile> {
  const papers: Paper[] = [];
  let { cursor } = filter;
  // Pages, not papers: where words are compared a page may hold few of those that were read for it.
  for (let page = 0; page < limits.citationsInOneFile / limits.pageMax; page++) {
    wholeListReadLimit(limits.pageMax);
    const { reply, next } = await invoke(api.papers.list, {
      query: { ...filter, cursor, limit: limits.pageMax },
    });
    papers.push(...reply.map((paper) => ({ ...paper, details: '' })));
    cursor = next;
    if (!cursor) break;
  }
  return { ...file(papers, format, origin), next: cursor };
}

function file(papers: readonly Paper[], format: CitationFormatName, origin: string): WrittenFile {
  const { contentType, write } = citationFormats[format];
  const cited = papers.map((paper) => citationOf(paper, origin + paths.paper(paper._id)));
  const [only, ...more] = cited;
  const name = only && more.length === 0 ? only.id : 'publications';
  return { name: `${name}.${format}`, contentType, body: write(cited) };
}
