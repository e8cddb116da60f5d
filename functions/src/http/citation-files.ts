/**
 * `/api/researchPapers.bib` and `/api/researchPaper/{id}.bib`, and the same as `.ris` and `.csl.json`. A list of more
 * than 10,000 papers comes as several files: the `Link` header of each says where the next one is, as with other lists.
 */
import type { CitationFormatName } from '@lab/contract/citations/formats';
import type { Express, Response } from 'express';
import { type CitationFile, paperFile, papersFile } from '../citations/citation-files.ts';
import { linkNext, ownFields } from './answer.ts';
import { cache } from './caching.ts';
import { originOf } from './origin.ts';
import { wholeListPerAddress } from './rate-limit.ts';

const ofAll = /^\/api\/researchPapers\.(bib|ris|csl\.json)$/i;
const ofOne = /^\/api\/researchPaper\/([^/]+)\.(bib|ris|csl\.json)$/i;

/** Mounted before the endpoints, since `{id}` would take the ending for a part of the id. */
export function mountCitationFiles(app: Express): void {
  app.get(ofAll, ...wholeListPerAddress, async (request, response) => {
    const { '0': format = '' } = request.params as Record<string, string>;
    const file = await papersFile(ownFields(request.query), asFormat(format), originOf(request.headers));
    if (file.next) linkNext(request, response, file.next);
    send(response, '/researchPapers.*', file);
  });
  app.get(ofOne, async (request, response) => {
    const { '0': id = '', '1': format = '' } = request.params as Record<string, string>;
    send(response, '/researchPaper/{id}.*', await paperFile(id, asFormat(format), originOf(request.headers)));
  });
}

function asFormat(ending: string): CitationFormatName {
  return ending.toLowerCase() as CitationFormatName;
}

function send(response: Response, route: string, { name, contentType, body }: CitationFile): void {
  response.locals.route = route;
  response.set({
    'Cache-Control': cache.briefly,
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
  response.send(body);
}
