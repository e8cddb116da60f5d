/**
 * Papers as files: `/api/researchPapers.bib` has the list with the same filters as the page of publications,
 * `/api/researchPaper/{id}.bib` one paper; `.ris` and `.csl.json` likewise. Lists for people to read are
 * `.txt`, `.html`, `.docx` and `.csv` (lists/). A list that is too long for one file is split into several,
 * and the `Link` header names the next, as with other lists.
 */
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { type Citation, citationOf } from '@lab/contract/features/citations/csl';
import { type CitationFormatName, citationFormats } from '@lab/contract/features/citations/formats';
import { wholeCitationOf } from '@lab/contract/features/citations/whole-work';
import { paths } from '@lab/contract/features/pages/paths';
import type { Paper, PapersQuery } from '@lab/contract/features/papers/schemas';
import { wholeListReadLimit } from '../../core/data/read-limit.ts';
import type { FileRoute, WrittenFile } from '../../core/http/files.ts';
import type { Invoke } from '../../core/http/invoke.ts';
import { namesIn, queryNamesOf } from '../../core/http/known-query.ts';
import { validate } from '../../core/http/validation.ts';
import type { ListFormat } from './lists/list-files.ts';

/**
 * Adds the unknown fields of the imported entry to the file of one paper. Passed in, because imports import
 * this feature.
 */
type AddExtras = (id: string, format: CitationFormatName, written: string) => Promise<string>;

export const citationFiles = (
  invoke: Invoke,
  addExtras: AddExtras = async (_id, _format, written) => written,
): FileRoute[] => [
  {
    path: /^\/api\/researchPapers\.(bib|ris|csl\.json|txt|html|docx|csv)$/i,
    route: '/researchPapers.*',
    // Anybody may request this file, which reads every paper. The CDN answers repeated requests.
    perMinute: 10,
    async queryNames() {
      const { listOptions } = await import('@lab/contract/features/citations/lists/schemas');
      return [...(await queryNamesOf(api.papers.list)), ...namesIn(listOptions)];
    },
    async write([ending = ''], query, origin) {
      const name = ending.toLowerCase();
      // Loaded here, because a new instance that answers other calls needs no styles of citations yet.
      const { listFormats } = await import('./lists/list-files.ts');
      const format = listFormats[name];
      if (format) return listFile(invoke, query, format, { ending: name, origin });
      const { papers, next } = await readPapers(invoke, query, limits.citationsInOneFile);
      const works = papers.map((paper) => wholeCitationOf(paper, pageOf(paper, origin)));
      return { ...file(works, name as CitationFormatName), next };
    },
  },
  {
    path: /^\/api\/researchPaper\/([^/]+)\.(bib|ris|csl\.json)$/i,
    route: '/researchPaper/{id}.*',
    queryNames: async () => [],
    async write([id = '', ending = ''], _query, origin) {
      const format = ending.toLowerCase() as CitationFormatName;
      const { reply } = await invoke(api.papers.get, { params: { id } });
      const written = file([citationOf(reply, pageOf(reply, origin))], format);
      return { ...written, body: await addExtras(id, format, written.body) };
    },
  },
];

/**
 * Abstracts are left out, because lists hold them shortened. One call writes only as many papers as fit into
 * a function's time limit; the next file continues after them.
 */
async function readPapers(invoke: Invoke, filter: Partial<PapersQuery>, most: number) {
  const papers: Paper[] = [];
  let { cursor } = filter;
  // Counts pages too, because a search that compares words may find few papers on a page.
  for (let page = 0; page < limits.citationsInOneFile / limits.pageMax && papers.length < most; page++) {
    const limit = Math.min(limits.pageMax, most - papers.length);
    wholeListReadLimit(limit);
    const { reply, next } = await invoke(api.papers.list, { query: { ...filter, cursor, limit } });
    papers.push(...reply.map((paper) => ({ ...paper, details: '' })));
    cursor = next;
    if (!cursor) break;
  }
  return { papers, next: cursor };
}

/** By date, the newest first. */
async function listFile(
  invoke: Invoke,
  query: object,
  { most, write }: ListFormat,
  { ending, origin }: { ending: string; origin: string },
): Promise<WrittenFile> {
  // Loaded here, because a new instance that answers other calls needs no validation yet.
  const { listOptions } = await import('@lab/contract/features/citations/lists/schemas');
  const options = await validate(listOptions, query);
  const { papers, next } = await readPapers(invoke, { ...query, order: 'date' }, most);
  const address = `${origin}/api/researchPapers.${ending}`;
  const rest = next && `${address}?${new URLSearchParams({ ...query, cursor: next })}`;
  return {
    name: `publications.${ending}`,
    ...(await write(invoke, papers, { query, options, origin, rest })),
    next,
  };
}

const pageOf = ({ _id }: Paper, origin: string) => origin + paths.paper(_id);

function file(cited: readonly Citation[], format: CitationFormatName) {
  const { contentType, write } = citationFormats[format];
  const [only, ...more] = cited;
  const name = only && more.length === 0 ? only.id : 'publications';
  return { name: `${name}.${format}`, contentType, body: write(cited) };
}
