/** The API calls of every kind of content. */
import { type CallsOfAnyKind, type EndpointsOf, endpointsOf } from '../core/content/endpoints-of.ts';
import { declare } from '../lib/declare.ts';
import { type Kinds, kinds } from './kinds.ts';

type ContentCalls = { readonly [Name in keyof Kinds]: EndpointsOf<Kinds[Name]> };

export const contentCalls = declare<ContentCalls>(
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, endpointsOf(kind)])),
);

/** For code that works with every kind. */
export const callsOf = (name: keyof Kinds) => declare<CallsOfAnyKind>(contentCalls[name]);
