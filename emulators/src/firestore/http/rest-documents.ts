/** The REST interface of single documents and of collections: GET, POST, PATCH and DELETE. */
import type { Engine } from '../engine.ts';
import { parseAuthorization } from '../guard/caller.ts';
import { createDocument, deleteDocument, updateDocument } from '../wire/commits.ts';
import { listDocuments } from '../wire/listings.ts';
import type { proto } from '../wire/messages.d.ts';
import { getDocument } from '../wire/reads.ts';
import { queryJson, readMessage } from './json/read.ts';
import { writeMessage } from './json/write.ts';
import type { HttpAnswer, HttpRequest, Route } from './route.ts';

const pattern = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+)+)$/;

export function documentRoutes(engine: Engine): Route[] {
  return [
    { method: 'GET', pattern, answer: (request) => read(engine, request) },
    { method: 'POST', pattern, answer: (request) => create(engine, request) },
    { method: 'PATCH', pattern, answer: (request) => update(engine, request) },
    { method: 'DELETE', pattern, answer: (request) => remove(engine, request) },
  ];
}

const documentAnswer = (document: proto.IDocument): HttpAnswer => ({
  json: writeMessage('Document', document),
});

/** Reads a document, or a page of a collection. */
async function read(engine: Engine, { parts, url, authorization }: HttpRequest): Promise<HttpAnswer> {
  const caller = parseAuthorization(authorization);
  const [name = ''] = parts;
  if (isDocument(name)) {
    const json = { ...queryJson('GetDocumentRequest', url.searchParams), name };
    return documentAnswer(await getDocument(engine, caller, readMessage('GetDocumentRequest', json)));
  }
  const json = { ...queryJson('ListDocumentsRequest', url.searchParams), ...collectionOf(name) };
  const listed = await listDocuments(engine, caller, readMessage('ListDocumentsRequest', json));
  return { json: writeMessage('ListDocumentsResponse', listed) };
}

async function create(engine: Engine, { parts, url, authorization, body }: HttpRequest): Promise<HttpAnswer> {
  const json = {
    ...queryJson('CreateDocumentRequest', url.searchParams),
    ...collectionOf(parts[0] ?? ''),
    document: body ?? {},
  };
  const request = readMessage<proto.ICreateDocumentRequest>('CreateDocumentRequest', json);
  return documentAnswer(await createDocument(engine, parseAuthorization(authorization), request));
}

async function update(engine: Engine, { parts, url, authorization, body }: HttpRequest): Promise<HttpAnswer> {
  const json = { ...queryJson('UpdateDocumentRequest', url.searchParams), document: body ?? {} };
  const request = readMessage<proto.IUpdateDocumentRequest>('UpdateDocumentRequest', json);
  // The address says which document is meant, whatever the body names.
  const document = { ...request.document, name: parts[0] ?? '' };
  return documentAnswer(
    await updateDocument(engine, parseAuthorization(authorization), { ...request, document }),
  );
}

async function remove(engine: Engine, { parts, url, authorization }: HttpRequest): Promise<HttpAnswer> {
  const json = { ...queryJson('DeleteDocumentRequest', url.searchParams), name: parts[0] };
  const request = readMessage<proto.IDeleteDocumentRequest>('DeleteDocumentRequest', json);
  return { json: await deleteDocument(engine, parseAuthorization(authorization), request) };
}

/** The names of documents and collections alternate below `projects/p/databases/d/documents`. */
const isDocument = (name: string): boolean => name.split('/').length % 2 === 1;

function collectionOf(name: string): { parent: string; collectionId: string } {
  const at = name.lastIndexOf('/');
  return { parent: name.slice(0, at), collectionId: name.slice(at + 1) };
}
