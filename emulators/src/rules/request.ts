/** The values of `request` and `resource`. */
import type { RulesRequest } from './engine.ts';
import type { QueryShape } from './query.ts';
import {
  fromPlain,
  int,
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

/** The properties of a query in the reference; the limit is null if there is none. */
function queryValue({ limit, offset, orderBy }: QueryShape): RulesMap {
  return map([
    ['limit', limit === undefined ? nullValue : int(limit)],
    ['offset', int(offset ?? 0)],
    ['orderBy', map((orderBy ?? []).map(({ field, direction }) => [field.join('.'), string(direction)]))],
  ]);
}

/** The value of `resource` in Firestore rules: `data`, `id` and `__name__`. */
export function documentResource(segments: readonly string[], data: RulesMap): RulesValue {
  return map([
    ['data', data],
    ['id', string(segments.at(-1) ?? '')],
    ['__name__', path(segments)],
  ]);
}
