/** Fetches an address that a stranger has chosen: only over TLS, and only from public addresses. */
import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** The connection itself uses this lookup, so the name cannot resolve to another address after the check. */
export const lookupWhere =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const refused =
        error ?? (addresses.every(({ address }) => isAllowed(address)) ? null : notPublic(host));
      const [first] = addresses ?? [];
      if (refused || !first) callback(refused ?? notPublic(host), '');
      else if (options.all) callback(null, addresses as LookupAddress[]);
      else callback(null, first.address, first.family);
    });
  };

const publicLookup = lookupWhere(isPublic);

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
  return answerOf((onAnswer) => get(url, { headers, signal, lookup: publicLookup }, onAnswer), signal);
}

/**
 * What throws inside a callback of Node ends the process, with all requests that it answers, so nothing here
 * may.
 */
export function answerOf(
  ask: (onAnswer: (answer: IncomingMessage) => void) => ClientRequest,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = ask((answer) => {
      // Otherwise a connection that breaks off before the body is read would throw.
      answer.on('error', reject);
      try {
        resolve(toResponse(answer, signal));
      } catch (error) {
        answer.destroy();
        reject(error);
      }
    });
    request.on('error', reject);
    // A server that changes to another protocol would otherwise keep the connection.
    request.on('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error('The server answered in another protocol'));
    });
  });
}

const withoutBody = [204, 205, 304];

/** A server may send any three digits as its status, of which `Response` takes only these. */
function toResponse(answer: IncomingMessage, signal: AbortSignal): Response {
  const sent = answer.statusCode ?? 0;
  const status = sent >= 200 && sent <= 599 ? sent : 502;
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  if (!withoutBody.includes(status)) return new Response(bodyOf(answer, signal), { status, headers });
  answer.destroy();
  return new Response(null, { status, headers });
}

/** Reads no faster than it is read, and ends the connection when the reader wants no more. */
function bodyOf(answer: IncomingMessage, signal: AbortSignal): ReadableStream<Uint8Array> {
  const parts = answer.iterator();
  return new ReadableStream<Uint8Array>(
    {
      async pull(to) {
        const { done, value } = await parts.next();
        // A body whose length is not known would otherwise seem to end when the connection is given up.
        signal.throwIfAborted();
        if (done) to.close();
        else to.enqueue(value);
      },
      cancel() {
        answer.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
