/** Nearest neighbours: sorts a query's documents by the distance of a vector field. */
import { invalid } from '../status.ts';
import type { Document } from '../store/document.ts';
import { decodeValue } from '../values/codec.ts';
import { type FieldPath, getField, parseFieldPath, withField } from '../values/field-path.ts';
import { type Value, vectorOf } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';

type Measure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

export interface Nearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: Measure;
  readonly limit: number;
  readonly threshold?: number;
  /** The field of returned documents that receives the distance. */
  readonly resultField?: FieldPath;
}

const maxLimit = 1000;

export function parseNearest(wire: proto.StructuredQuery.IFindNearest): Nearest {
  const vector = numbersOf(decodeValue(wire.queryVector));
  if (!vector?.length) throw invalid('The query vector must be a vector of at least one dimension.');
  const measure = wire.distanceMeasure;
  if (measure !== 'EUCLIDEAN' && measure !== 'COSINE' && measure !== 'DOT_PRODUCT') {
    throw invalid('A vector search needs a distance measure.');
  }
  const limit = wire.limit?.value ?? 0;
  if (!(limit > 0 && limit <= maxLimit))
    throw invalid(`The limit of a vector search lies between 1 and ${maxLimit}.`);
  const threshold = wire.distanceThreshold?.value;
  return {
    field: parseFieldPath(wire.vectorField?.fieldPath),
    vector,
    measure,
    limit,
    ...(wire.distanceThreshold ? { threshold: threshold ?? 0 } : {}),
    ...(wire.distanceResultField ? { resultField: parseFieldPath(wire.distanceResultField) } : {}),
  };
}

/** Documents without a vector of the same dimension are left out. */
export function nearestDocuments(nearest: Nearest, documents: readonly Document[]): Document[] {
  const { measure, limit, threshold } = nearest;
  // A larger dot product means nearer, a larger distance means farther.
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  const found: { document: Document; distance: number }[] = [];
  for (const document of documents) {
    const vector = numbersOf(getField(document.fields, nearest.field));
    if (vector?.length !== nearest.vector.length) continue;
    const distance = measureDistance(measure, vector, nearest.vector);
    if (threshold === undefined || distance * sign <= threshold * sign) found.push({ document, distance });
  }
  found.sort((a, b) => (a.distance - b.distance) * sign);
  return found
    .slice(0, limit)
    .map(({ document, distance }) => withDistance(document, nearest.resultField, distance));
}

function numbersOf(value: Value | undefined): readonly number[] | undefined {
  const vector = value instanceof Map ? vectorOf(value) : undefined;
  return vector?.every((item) => typeof item === 'number') ? vector : undefined;
}

function measureDistance(measure: Measure, a: readonly number[], b: readonly number[]): number {
  if (measure === 'EUCLIDEAN') return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
  const product = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  return measure === 'DOT_PRODUCT' ? product : 1 - product / (Math.hypot(...a) * Math.hypot(...b));
}

function withDistance(document: Document, field: FieldPath | undefined, distance: number): Document {
  return field ? { ...document, fields: withField(document.fields, field, distance) } : document;
}
