/** The REST interface, as far as it reads documents: one document, or a page of a collection. */
import type { Engine } from '../engine.ts';
import { parseAuthorization } from '../guard/caller.ts';
import { decodeValue } from '../values/codec.ts';
import type { Value } from '../values/value.ts';
import { GeoPoint, isArray, Reference, Timestamp } from '../values/value.ts';
import { listDocuments } from '../wire/listings.ts';
import type { proto } from '../wire/messages.d.ts';
import { getDocument } from '../wire/reads.ts';
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

function documentJson({ name, fields, createTime, updateTime }: proto.IDocument) {
  return {
    name,
    fields: fieldsJson(
      Object.entries(fields ?? {}).map(([field, value]) => [field, decodeValue(value)] as const),
    ),
    ...(createTime ? { createTime: timeJson(createTime) } : {}),
    ...(updateTime ? { updateTime: timeJson(updateTime) } : {}),
  };
}

const timeJson = (time: NonNullable<proto.IDocument['createTime']>): string =>
  new Timestamp(Number(time.seconds), time.nanos ?? 0).toString();

const fieldsJson = (fields: Iterable<readonly [string, Value]>) =>
  Object.fromEntries([...fields].map(([name, value]) => [name, valueJson(value)]));

function valueJson(value: Value): unknown {
  if (value === null) return { nullValue: null };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'bigint':
      return { integerValue: value.toString() };
    case 'number':
      return { doubleValue: Number.isFinite(value) ? value : String(value) };
    case 'boolean':
      return { booleanValue: value };
    default:
  }
  if (value instanceof Timestamp) return { timestampValue: value.toString() };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint)
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  if (isArray(value)) return { arrayValue: { values: value.map(valueJson) } };
  return { mapValue: { fields: fieldsJson(value as ReadonlyMap<string, Value>) } };
}
