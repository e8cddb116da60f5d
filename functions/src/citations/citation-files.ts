/**
 * Papers as files for citation managers: `/api/researchPapers.bib` has the list with the same filters as the page of
 * publications, `/api/researchPaper/{id}.bib` one paper; `.ris` and `.csl.json` likewise. A list of more than 10,000
 * papers is split into several files, and the `Link` header names the next, as with other lists.
 */
import { api, limits } from '@lab/contract';
import { citationOf } from '@lab/contract/citations/csl';
import { type CitationFormatName, citationFormats } from '@lab/contract/citations/formats';
import { paths } from '@lab/contract/pages/paths';
import type { Paper, PapersQuery } from '@lab/contract/papers/schemas';
import { wholeListReadLimit } from '../data/read-limit.ts';
import type { FileRoute, WrittenFile } from '../http/files.ts';
import type { Invoke } from '../http/invoke.ts';

/** Adds to the BibTeX of one paper what its imported entry said besides; passed in, since imports need citations. */
type AddExtras = (id: string, written: string) => Promise<string>;

export const citationFiles = (
  invoke: Invoke,
  addExtras: AddExtras = async (_id, written) => written,
): FileRoute[] => [
  {
    path: /^\/api\/researchPapers\.(bib|ris|csl\.json)$/i,
    route: '/researchPapers.*',
    // Anybody may request this file, which reads every paper. The CDN answers repeated requests.
    perMinute: 10,
    write: ([ending], query, origin) => papersFile(invoke, query, asFormat(ending), origin),
  },
  {
    path: /^\/api\/researchPaper\/([^/]+)\.(bib|ris|csl\.json)$/i,
    route: '/researchPaper/{id}.*',
    async write([id = '', ending], _query, origin) {
      const format = asFormat(ending);
      const written = await paperFile(invoke, id, format, origin);
      return format === 'bib' ? { ...written, body: await addExtras(id, written.body) } : written;
    },
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
 * Abstracts are left out, because lists hold them shortened. One call writes only as many papers as fit into a
 * function's time limit; the next file continues after them.
 */
async function papersFile(
  invoke: Invoke,
  filter: Partial<PapersQuery>,
  format: CitationFormatName,
  origin: string,
): Promise<WrittenFile> {
  const papers: Paper[] = [];
  let { cursor } = filter;
  // Counts pages and not papers, because a search that compares words may find few papers on a page.
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
