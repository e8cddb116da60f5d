/** Converts documents and queries to values of the rules language. */
import type { QueryFilter, QueryShape } from '../../rules/query.ts';
import { documentResource } from '../../rules/request.ts';
import {
  bool,
  bytes,
  float,
  int,
  latlng,
  list,
  map,
  nullValue,
  path,
  type RulesMap,
  type RulesValue,
  string,
  timestamp,
} from '../../rules/value.ts';
import type { Filter, Query } from '../query/query.ts';
import type { Document } from '../store/document.ts';
import { GeoPoint, isArray, type MapValue, Reference, Timestamp, type Value } from '../values/value.ts';

/** `['databases', '(default)', 'documents']` */
export const rootSegments = (database: string): string[] => [...database.split('/').slice(2), 'documents'];

export const rulesPath = (database: string, documentPath: string): string[] => [
  ...rootSegments(database),
  ...documentPath.split('/'),
];

export const documentValue = (database: string, document: Document): RulesValue =>
  documentResource(rulesPath(database, document.path), mapValue(document.fields));

const mapValue = (fields: MapValue): RulesMap =>
  map([...fields].map(([name, value]) => [name, rulesValue(value)] as const));

function rulesValue(value: Value): RulesValue {
  if (value === null) return nullValue;
  switch (typeof value) {
    case 'boolean':
      return bool(value);
    case 'bigint':
      return int(value);
    case 'number':
      return float(value);
    case 'string':
      return string(value);
    default:
  }
  if (value instanceof Timestamp) return timestamp(value.toMicros() * 1000n);
  if (value instanceof Uint8Array) return bytes(value);
  if (value instanceof Reference) return path(value.name.split('/').slice(2));
  if (value instanceof GeoPoint) return latlng(value.latitude, value.longitude);
  if (isArray(value)) return list(value.map(rulesValue));
  return mapValue(value as MapValue);
}

export function queryShape(query: Query): QueryShape {
  return {
    ...(query.filter ? { filter: filterShape(query.filter) } : {}),
    orderBy: query.orderBy.map(({ field, descending }) => ({
      field,
      direction: descending ? 'DESC' : 'ASC',
    })),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
    offset: query.offset,
    allDescendants: query.scope.allDescendants,
  };
}

function filterShape(filter: Filter): QueryFilter {
  if ('filters' in filter) {
    return { op: filter.op, filters: filter.filters.map(filterShape) };
  }
  if ('values' in filter) return { ...filter, values: filter.values.map(rulesValue) };
  return { ...filter, value: rulesValue(filter.value) };
}
