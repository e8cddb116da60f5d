/** The API calls of every kind of content. */
import { type CallsOfAnyKind, type EndpointsOf, endpointsOf } from './content/endpoints-of.ts';
import { type Kinds, kinds } from './kinds.ts';

type ContentCalls = { readonly [Name in keyof Kinds]: EndpointsOf<Kinds[Name]> };

export const contentCalls = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, endpointsOf(kind)]),
) as unknown as ContentCalls;

/** For code that works with every kind. */
export const callsOf = (name: keyof Kinds) => contentCalls[name] as unknown as CallsOfAnyKind;
