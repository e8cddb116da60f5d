/** The API calls of every kind of content. */
import { type CallsOfAnyKind, type EndpointsOf, endpointsOf } from '../core/content/endpoints-of.ts';
import { type Kinds, kinds } from './kinds.ts';

type ContentCalls = { readonly [Name in keyof Kinds]: EndpointsOf<Kinds[Name]> };

/** The compiler does not derive mapped types from `Object.fromEntries`. */
function callsOfAllKinds(): ContentCalls;
function callsOfAllKinds(): object {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, endpointsOf(kind)]));
}

export const contentCalls = callsOfAllKinds();

/** For code that works with every kind. */
export function callsOf(name: keyof Kinds): CallsOfAnyKind;
export function callsOf(name: keyof Kinds): object {
  return contentCalls[name];
}
