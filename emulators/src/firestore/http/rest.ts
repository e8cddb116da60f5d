/** The reading part of the REST interface: one document, or a page of a collection. */
import type { Engine } from '../engine.ts';
import { parseAuthorization } from '../guard/caller.ts';
import { listDocuments } from '../wire/listings.ts';
import { getDocument } from '../wire/reads.ts';
import { documentJson } from './document-json.ts';
import type { HttpAnswer, HttpRequest, Route } from './route.ts';

export function readRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'GET',
      pattern: /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)((?:\/[^/]+)+)$/,
      answer: (request) => read(engine, request),
    },
  ];
}

async function read(engine: Engine, { parts, url, authorization }: HttpRequest): Promise<HttpAnswer> {
  const caller = parseAuthorization(authorization);
  const [root = '', path = ''] = parts;
  const parameters = url.searchParams;
  const fieldPaths = parameters.getAll('mask.fieldPaths');
  const mask = fieldPaths.length > 0 ? { mask: { fieldPaths } } : {};
  const segments = path.slice(1).split('/');
  if (segments.length % 2 === 0) {
    return { json: documentJson(await getDocument(engine, caller, { name: root + path, ...mask })) };
  }
  const collectionId = segments.pop() ?? '';
  const { documents, nextPageToken } = await listDocuments(engine, caller, {
    parent: [root, ...segments].join('/'),
    collectionId,
    pageSize: Number(parameters.get('pageSize') ?? 0),
    pageToken: parameters.get('pageToken'),
    orderBy: parameters.get('orderBy'),
    showMissing: parameters.get('showMissing') === 'true',
    ...mask,
  });
  return {
    json: {
      ...(documents?.length ? { documents: documents.map(documentJson) } : {}),
      ...(nextPageToken ? { nextPageToken } : {}),
    },
  };
}
