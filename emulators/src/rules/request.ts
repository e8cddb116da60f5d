/** The values of `request` and `resource`. */
import type { RulesRequest } from './engine.ts';
import type { QueryShape } from './query.ts';
import {
  fromPlain,
  int,
  list,
  map,
  nullValue,
  path,
  type RulesMap,
  type RulesValue,
  string,
  timestamp,
} from './value.ts';

export function requestValue(request: RulesRequest): RulesValue {
  const fields = new Map<string, RulesValue>([
    ['auth', request.auth === null ? nullValue : fromPlain({ ...request.auth })],
    ['method', string(request.method)],
    ['path', path(request.path)],
    ['time', typeof request.time === 'bigint' ? timestamp(request.time) : fromPlain(request.time)],
  ]);
  if (request.requestResource !== undefined) fields.set('resource', request.requestResource ?? nullValue);
  if (request.method === 'list') fields.set('query', queryValue(request.query ?? {}));
  return { type: 'map', fields };
}

/** The reference names the three clauses but not their form: what a query leaves out is null, so that comparing fails. */
function queryValue({ limit, offset, orderBy }: QueryShape): RulesMap {
  return map([
    ['limit', limit === undefined ? nullValue : int(limit)],
    ['offset', offset === undefined ? nullValue : int(offset)],
    [
      'orderBy',
      list((orderBy ?? []).map(({ field, direction }) => string(`${field.join('.')} ${direction}`))),
    ],
  ]);
}

/** The value `resource` has in Firestore rules: `data`, `id` and `__name__`. */
export function documentResource(segments: readonly string[], data: RulesMap): RulesValue {
  return map([
    ['data', data],
    ['id', string(segments.at(-1) ?? '')],
    ['__name__', path(segments)],
  ]);
}

/** A document that a query may return; `segments` where the query names it. */
export function listedResource(segments: readonly string[] | undefined): RulesValue {
  const unknownName: RulesValue = { type: 'unknown', field: ['__name__'] };
  return map([
    ['data', { type: 'unknown', field: [] }],
    ['id', segments ? string(segments.at(-1) ?? '') : unknownName],
    ['__name__', segments ? path(segments) : unknownName],
  ]);
}
