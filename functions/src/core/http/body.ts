/** Parses the request's body as JSON, or throws an error that says what is wrong with it. */
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { bodyTexts } from '@lab/contract/texts/texts';
import { codeOf } from '../data/error-code.ts';
import { originalHeaders } from './raw-bodies.ts';
import { readBytes } from './read-bytes.ts';

const unpackers = new Map([
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
]);

interface Allowed {
  bodyBytes?: number;
  alsoTakes?: string;
}

export async function readBody(
  request: IncomingMessage,
  { bodyBytes: maxBytes = limits.bodyBytes, alsoTakes }: Allowed = {},
): Promise<unknown> {
  const sent = await readBytes(request, maxBytes);
  if (sent.length === 0) return {};
  const { type, encoding } = originalHeaders(request);
  const media = type.toLowerCase().replace(/;.*/s, '').trim();
  if (media !== 'application/json' && media !== alsoTakes) {
    throw new AppError('unsupported-type', bodyTexts.unsupportedType);
  }
  const bytes = unpack(sent, encoding, maxBytes);
  if (media === alsoTakes) return { raw: bytes.toString('latin1') };
  const body = parse(bytes);
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('invalid', bodyTexts.bodyNotObject);
  }
  return body;
}

function unpack(bytes: Buffer, encoding: string, maxOutputLength: number): Buffer {
  if (encoding === 'identity') return bytes;
  const unpacker = unpackers.get(encoding);
  if (!unpacker) throw new AppError('unsupported-type', bodyTexts.unsupportedEncoding);
  try {
    return unpacker(bytes, { maxOutputLength });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw new AppError('too-large', bodyTexts.tooLarge);
    throw new AppError('invalid', bodyTexts.brokenEncoding(encoding));
  }
}

function parse(bytes: Buffer): unknown {
  try {
    // Drops keys named like a built-in property of objects, so that no later code can mistake one for the
    // other.
    return JSON.parse(bytes.toString('utf8'), (key, value) => (key in Object.prototype ? undefined : value));
  } catch {
    throw new AppError('invalid', bodyTexts.brokenJson);
  }
}
