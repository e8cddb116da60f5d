/** What a lab makes: queries and texts of its lists and pages. */
import { api } from '@lab/contract';
import { callsOf } from '@lab/contract/kinds/content-calls';
import type { OutputKey } from '@lab/contract/kinds/kinds';
import { endpointQuery, pagedPartQuery } from './query.ts';

/** Without the long texts, which only the page of a record shows. */
export const outputListQuery = (key: OutputKey, from: { cursor?: string }) =>
  pagedPartQuery(callsOf(key).list, from, undefined, ({ text, works, createdAt, ...row }) => row);

/** What a person or an area made, in brief. */
export const outputsOfQuery = (whose: { person: string } | { area: string }) =>
  endpointQuery(api.outputs.list, { query: whose });
