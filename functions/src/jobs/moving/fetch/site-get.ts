/**
 * One request to the site that moves in. Only to its own host, never to an address of a private network, and
 * it takes no more than it was told to.
 */
import { get as getOverHttp } from 'node:http';
import { get as getOverTls } from 'node:https';
import { isIP } from 'node:net';
import { answerOf, isPublic, lookupWhere } from '../../../features/imports/identifiers/public-get.ts';

export interface Answer {
  status: number;
  /** Without its parameters, such as `text/html`. */
  type: string;
  /** Where it redirects. */
  location: string;
  /** Seconds after which it may be asked again. */
  pause: number;
  /** Empty unless the site answers with success. */
  bytes: Buffer;
  /** Why the bytes are not there, although it answers with success. */
  why?: string;
}

export interface Asking {
  largest: number;
  /** For a server that sends a few bytes now and then. */
  milliseconds: number;
  /** Decides by the type whether the bytes are wanted. */
  isWanted?(type: string): boolean;
}

export const agent = 'research-lab-website';
const headers = { 'User-Agent': `${agent}/1`, Accept: '*/*', 'Accept-Encoding': 'identity' };

/** Tests fetch from this machine. */
const isForTests = () => process.env.LAB_MOVES_FROM_LOOPBACK === 'yes';

const isAllowed = (address: string) =>
  isPublic(address) || (isForTests() && /^(?:127\.0\.0\.1|::1)$/.test(address));

export type Get = (url: URL, asking: Asking) => Promise<Answer>;

export const getFromSite: Get = async (url, { largest, milliseconds, isWanted = () => true }) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error(`${url.origin} is no site.`);
  if (url.port && !isForTests()) throw new Error(`${url.origin} is not on the usual port of a site.`);
  // An IP address is never looked up, so it is checked here.
  if (isIP(host) && !isAllowed(host)) throw new Error(`${host} is no public host`);
  const signal = AbortSignal.timeout(milliseconds);
  const get = url.protocol === 'https:' ? getOverTls : getOverHttp;
  const lookup = lookupWhere(isAllowed);
  const answer = await answerOf(
    (onAnswer) => get(url, { headers, signal, lookup, agent: false }, onAnswer),
    signal,
  );
  const of = (name: string) => answer.headers.get(name) ?? '';
  const type = of('content-type').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const said = {
    status: answer.status,
    type,
    location: of('location'),
    pause: Number(of('retry-after')) || 0,
  };
  const why = whyNot(answer, type, isWanted, largest);
  if (!answer.ok || why) {
    await answer.body?.cancel();
    return { ...said, bytes: Buffer.alloc(0), ...(answer.ok && why && { why }) };
  }
  return { ...said, ...(await bytesOf(answer, largest)) };
};

function whyNot(
  { headers }: Response,
  type: string,
  isWanted: (type: string) => boolean,
  largest: number,
): string {
  if (/\S/.test((headers.get('content-encoding') ?? '').replace('identity', '')))
    return 'it comes compressed, which nobody asked for';
  if (!isWanted(type)) return `it is neither a page, a picture nor a PDF (${type || 'no type'})`;
  return Number(headers.get('content-length')) > largest ? tooLarge(largest) : '';
}

const tooLarge = (largest: number) => `larger than ${largest / 1_000_000} MB`;

async function bytesOf({ body }: Response, largest: number): Promise<{ bytes: Buffer; why?: string }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop ends the connection.
    if (size > largest) return { bytes: Buffer.alloc(0), why: tooLarge(largest) };
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts) };
}
