/** Reads the bytes of a request's body, and never holds more of them than the call may have. */
import type { IncomingMessage } from 'node:http';
import { AppError } from '@lab/contract';
import { bodyTexts } from '@lab/contract/texts/texts';
import { originalHeaders } from './raw-bodies.ts';

export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  // Where one process runs all functions, the framework has read the body already.
  if ('rawBody' in request && Buffer.isBuffer(request.rawBody)) {
    if (request.rawBody.length > maxBytes) throw tooLarge();
    return request.rawBody;
  }
  const { length = 0 } = originalHeaders(request);
  if (length > maxBytes) throw tooLarge();
  if (request.destroyed) throw brokenOff();
  return collect(request, maxBytes);
}

const tooLarge = () => new AppError('too-large', bodyTexts.tooLarge);
/** Not an error of ours, so it is not logged as one. */
const brokenOff = () => new AppError('invalid', bodyTexts.brokenOff);

function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    request
      .on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes <= maxBytes) {
          parts.push(part);
          return;
        }
        // What follows is thrown away, so that the caller can read the answer.
        parts.length = 0;
        reject(tooLarge());
      })
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', () => reject(brokenOff()))
      .on('close', () => reject(brokenOff()));
  });
}
