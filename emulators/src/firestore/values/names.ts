/** Resource names: `projects/{p}/databases/{d}/documents/{collection}/{id}/...`. */
import { invalid } from '../status.ts';

const databasePattern = /^projects\/[^/]+\/databases\/[^/]+$/;
const maxSegmentBytes = 1500;
/** A collection and an id together are one element. */
const maxElements = 100;

interface ParsedName {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  /** The part after `/documents/`; empty for the root. */
  readonly path: string;
}

export function checkDatabase(database: string | null | undefined): string {
  if (!database || !databasePattern.test(database)) {
    throw invalid(
      `Invalid database name: "${database ?? ''}". Expected "projects/{project}/databases/{database}".`,
    );
  }
  return database;
}

/** Splits a name below `documents` and checks every segment. */
export function parseName(name: string | null | undefined): ParsedName {
  const text = name ?? '';
  const parts = text.split('/');
  if (parts[0] !== 'projects' || parts[2] !== 'databases' || parts[4] !== 'documents') {
    throw invalid(`Invalid resource name: "${text}". Expected "projects/{p}/databases/{d}/documents/...".`);
  }
  const segments = parts.slice(5);
  for (const [i, segment] of segments.entries()) {
    checkSegment(segment, text, i % 2 === 0 ? 'Collection' : 'Resource');
  }
  if (segments.length > maxElements * 2) {
    throw invalid(`Key path is too long. Cannot exceed ${maxElements} elements.`);
  }
  return { database: checkDatabase(parts.slice(0, 4).join('/')), path: segments.join('/') };
}

export function parseDocumentName(name: string | null | undefined): ParsedName {
  const parsed = parseName(name);
  if (parsed.path === '' || parsed.path.split('/').length % 2 !== 0) {
    throw invalid(
      `Document name "${name ?? ''}" does not lead to a document: its path has an odd number of segments.`,
    );
  }
  return parsed;
}

/** A parent is a document or the root. */
export function parseParent(name: string | null | undefined): ParsedName {
  const parsed = parseName(name);
  if (parsed.path !== '' && parsed.path.split('/').length % 2 !== 0) {
    throw invalid(`Parent "${name ?? ''}" is a collection; expected a document or the root.`);
  }
  return parsed;
}

export function checkCollectionId(id: string | null | undefined): string {
  if (!id) throw invalid('A collection id is required.');
  if (id.includes('/')) throw invalid(`Collection id "${id}" contains a "/".`);
  checkSegment(id, id, 'Collection');
  return id;
}

/** `____` is allowed, because a reserved name has something between the underscores. */
export const isReserved = (name: string): boolean => /^__.+__$/s.test(name);

function checkSegment(segment: string, name: string, what: 'Collection' | 'Resource'): void {
  if (segment === '') throw invalid(`Resource name "${name}" contains an empty segment.`);
  if (segment === '.' || segment === '..') {
    throw invalid(`Resource name "${name}" contains the segment "${segment}", which is reserved.`);
  }
  // Databases imported from Datastore have numeric ids of this form.
  const numeric = what === 'Resource' && /^__id-?\d+__$/.test(segment);
  if (isReserved(segment) && !numeric) {
    throw invalid(`${what} id "${segment}" is invalid because it is reserved.`);
  }
  if (segment.length > maxSegmentBytes / 4 && Buffer.byteLength(segment) > maxSegmentBytes) {
    throw invalid(`A resource id is longer than ${maxSegmentBytes} bytes.`);
  }
}

export const joinPath = (parent: string, ...rest: string[]): string =>
  (parent === '' ? rest : [parent, ...rest]).join('/');

export const collectionOf = (documentPath: string): string =>
  documentPath.slice(0, documentPath.lastIndexOf('/'));

/** The last segment: the id of a document or a collection. */
export const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const documentName = (database: string, path: string): string => `${database}/documents/${path}`;
