/**
 * The request's body. The functions framework parses bodies before our code runs, and answers broken JSON itself with
 * a page of HTML. Renaming the type of every body before the framework looks makes it hand over the bytes as they are,
 * so that there is one place that judges them: here.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { AppError, limits } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';

const typeAsSent = new WeakMap<object, string>();

export function takeBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    typeAsSent.set(request, request.headers['content-type'] ?? '');
    if (request.headers['content-type']) request.headers['content-type'] = 'application/octet-stream';
  });
}

export function readBody(request: object): unknown {
  const bytes = 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0);
  if (bytes.length > limits.bodyBytes) throw new AppError('too-large', errorTexts.tooLarge);
  if (bytes.length === 0) return {};
  if (!/^application\/json\s*(;|$)/i.test(typeAsSent.get(request) ?? '')) {
    throw new AppError('unsupported-type', errorTexts.unsupportedType);
  }
  const body = parse(bytes);
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('invalid', errorTexts.bodyNotObject);
  }
  return body;
}

function parse(bytes: Buffer): unknown {
  try {
    // No field is named like a method of every object; dropping such keys here keeps them from all code behind.
    return JSON.parse(bytes.toString('utf8'), (key, value) => (key in Object.prototype ? undefined : value));
  } catch {
    throw new AppError('invalid', errorTexts.brokenJson);
  }
}
