/** Fetches an address that a stranger has chosen: only over TLS, and only from public addresses. */
import { type LookupAddress, lookup } from 'node:dns';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import ipaddr from 'ipaddr.js';

export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** The connection itself uses this lookup, so the name cannot resolve to another address after the check. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.every(({ address }) => isPublic(address)) ? null : notPublic(host));
    const [first] = addresses ?? [];
    if (refused || !first) callback(refused ?? notPublic(host), '');
    else if (options.all) callback(null, addresses as LookupAddress[]);
    else callback(null, first.address, first.family);
  });
};

const notPublic = (host: string) => new Error(`${host} is no public host`);

export async function getPublicly(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.port !== '') throw new Error(`${url.origin} is not on port 443`);
  // An IP address is never looked up, so it is checked here.
  if (isIP(host) && !isPublic(host)) throw notPublic(host);
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, lookup: publicLookup }, (answer) => {
      const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
      const status = answer.statusCode ?? 500;
      // `Response` throws when one of these statuses has a body.
      const body = [204, 205, 304].includes(status) ? null : (Readable.toWeb(answer) as ReadableStream);
      resolve(new Response(body, { status, headers: Object.fromEntries(told) }));
    }).on('error', reject);
  });
}
