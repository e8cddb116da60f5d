/**
 * A CDN keeps a copy for each query, so a made-up parameter would go past all copies and be answered anew.
 * What is public therefore has one address for each thing it can show; others lead there.
 */
import type { AnyEndpoint } from '@lab/contract';
import type { Request, Response } from 'express';
import { ObjectSchema, type Schema } from 'yup';
import { cache } from './caching.ts';

const none: readonly string[] = [];

export const namesIn = (schema: Schema) =>
  schema instanceof ObjectSchema ? Object.keys(schema.fields) : none;

export async function queryNamesOf({ query }: AnyEndpoint): Promise<readonly string[]> {
  return query ? namesIn(await query()) : none;
}

/** Leads to the address without the parameters that nobody reads, and says whether there were any. */
export function leaveUnknown(known: readonly string[], request: Request, response: Response): boolean {
  const [path = '', query = ''] = request.originalUrl.split(/\?(.*)/s);
  const given = new URLSearchParams(query);
  const read = new URLSearchParams([...given].filter(([name]) => known.includes(name)));
  if (read.size === given.size) return false;
  response.set('Cache-Control', cache.fiveMinutes);
  // A path with two slashes would be the address of another host.
  response.redirect(301, path.replace(/^\/+/, '/') + (read.size > 0 ? `?${read}` : ''));
  return true;
}
