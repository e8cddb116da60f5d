/** The request's body as JSON, or the reason why it is none. */
import { AppError, limits } from '@lab/contract';
import { bodyTexts } from '@lab/contract/texts';
import { contentTypeOf } from './raw-bodies.ts';

export function readBody(request: object): unknown {
  const bytes = 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0);
  if (bytes.length > limits.bodyBytes) throw new AppError('too-large', bodyTexts.tooLarge);
  if (bytes.length === 0) return {};
  if (!/^application\/json\s*(;|$)/i.test(contentTypeOf(request))) {
    throw new AppError('unsupported-type', bodyTexts.unsupportedType);
  }
  const body = parse(bytes);
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('invalid', bodyTexts.bodyNotObject);
  }
  return body;
}

function parse(bytes: Buffer): unknown {
  try {
    // No field is named like a method of every object; dropping such keys here keeps them from all code behind.
    return JSON.parse(bytes.toString('utf8'), (key, value) => (key in Object.prototype ? undefined : value));
  } catch {
    throw new AppError('invalid', bodyTexts.brokenJson);
  }
}
