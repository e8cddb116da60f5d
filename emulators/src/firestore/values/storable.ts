/** Checks documents against the real service's limits. */
import { invalid } from '../status.ts';
import { isReserved, parseDocumentName } from './names.ts';
import { GeoPoint, isArray, type MapValue, Reference, Timestamp, type Value, vectorOf } from './value.ts';

const maxDocumentBytes = 1_048_576;
const maxDepth = 20;
const maxFieldNameBytes = 1500;

/** Checks the fields and returns the document's size as the service computes it. */
export function checkStorable(name: string, fields: MapValue): number {
  const size = nameSize(name) + 32 + mapSize(fields, 1);
  if (size > maxDocumentBytes) {
    throw invalid(
      `Document '${name}' cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${maxDocumentBytes} bytes.`,
    );
  }
  return size;
}

/** Arrays cannot contain arrays or vectors, even if elements are added one by one. */
export function checkElements(elements: readonly Value[]): void {
  listSize(elements, 2);
}

const nameSize = (name: string): number => {
  let size = 16;
  for (const segment of name.split('/').slice(5)) size += Buffer.byteLength(segment) + 1;
  return size;
};

function mapSize(fields: MapValue, depth: number): number {
  if (depth > maxDepth + 1) throw invalid(`A value is nested deeper than ${maxDepth} levels.`);
  let size = 0;
  for (const [name, value] of fields) size += fieldNameSize(name) + valueSize(value, depth);
  return size;
}

function fieldNameSize(name: string): number {
  if (name === '') throw invalid('A field name must not be empty.');
  const bytes = Buffer.byteLength(name);
  if (bytes > maxFieldNameBytes) throw invalid(`A field name is longer than ${maxFieldNameBytes} bytes.`);
  if (isReserved(name)) {
    throw invalid(`The field name "${name}" is reserved.`);
  }
  return bytes + 1;
}

function valueSize(value: Value, depth: number): number {
  if (value === null) return 1;
  switch (typeof value) {
    case 'boolean':
      return 1;
    case 'bigint':
    case 'number':
      return 8;
    case 'string':
      return Buffer.byteLength(value) + 1;
    default:
  }
  if (value instanceof Timestamp) return 8;
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Reference) {
    parseDocumentName(value.name);
    return nameSize(value.name);
  }
  if (value instanceof GeoPoint) return 16;
  if (isArray(value)) return listSize(value, depth + 1);
  const map = value as MapValue;
  const vector = vectorOf(map);
  if (vector) return vectorSize(map, vector);
  return mapSize(map, depth + 1);
}

function listSize(items: readonly Value[], depth: number): number {
  if (depth > maxDepth + 1) throw invalid(`A value is nested deeper than ${maxDepth} levels.`);
  let size = 0;
  for (const item of items) {
    if (isArray(item)) throw invalid('Cannot convert an array value in an array value.');
    if (item instanceof Map && vectorOf(item)) {
      throw invalid('Cannot convert a vector value in an array value.');
    }
    size += valueSize(item, depth);
  }
  return size;
}

function vectorSize(map: MapValue, vector: readonly Value[]): number {
  if (map.size > 2) throw invalid('Vector Value map has extraneous entries.');
  if (vector.length > 2048) throw invalid('A vector has at most 2048 dimensions.');
  if (!vector.every((item) => typeof item === 'number')) throw invalid('A vector holds doubles only.');
  if (vector.some(Number.isNaN)) throw invalid('Vector cannot contain NaN values.');
  return 16 + vector.length * 8;
}
