/** Serves what people have uploaded from this site's own address: `/images/**` and `/files/**`. */
import { pipeline } from 'node:stream/promises';
import { errorTexts } from '@lab/contract/texts';
import type { Request, Response } from 'express';
import { getStorage } from 'firebase-admin/storage';
import { codeOf } from '../data/error-code.ts';
import { firebase } from '../data/firebase.ts';
import { cache } from '../http/caching.ts';
import { logFailure } from '../http/log.ts';
import { atMost } from './at-most.ts';
import { type StoredFile, storedFile } from './stored-file.ts';

type File = ReturnType<ReturnType<ReturnType<typeof getStorage>['bucket']>['file']>;

const inSandbox = "default-src 'none'; sandbox";

export async function sendStoredFile(request: Request, response: Response): Promise<void> {
  // Whatever a browser might make of the bytes, they are a picture or a document and never a page of this site.
  response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).send(errorTexts.methodNotAllowed('GET, HEAD'));
    return;
  }
  const wanted = storedFile(request.path);
  // Caches keep each query apart: a made-up one would have the same file read, or drawn, again.
  if (wanted && request.url.includes('?')) {
    response.redirect(301, request.path);
    return;
  }
  try {
    const found = wanted && (await firstExisting(wanted));
    if (!found || isPacked(found)) sayMissing(response);
    else if (wanted.type === 'image/jpeg') await sendShared(found, response);
    else await send(found, wanted, request, response);
  } catch (error) {
    logFailure('', error);
    if (response.headersSent) response.destroy();
    else response.status(503).type('text').send(errorTexts.unavailable);
  }
}

function sayMissing(response: Response): void {
  response.status(404).type('text').send(errorTexts.notFound);
}

async function firstExisting({ names }: StoredFile): Promise<File | undefined> {
  const bucket = getStorage(firebase()).bucket();
  for (const name of names) {
    const file = bucket.file(name);
    try {
      await file.getMetadata();
      return file;
    } catch (error) {
      if (codeOf(error) !== 404) throw error;
    }
  }
  return undefined;
}

/** No form of the site packs what it sends. Unpacked on its way, it would be longer than announced, and run into the next answer. */
function isPacked({ metadata: { contentEncoding } }: File): boolean {
  return Boolean(contentEncoding) && contentEncoding !== 'identity';
}

async function send(file: File, { type }: StoredFile, request: Request, response: Response): Promise<void> {
  const { size, etag } = file.metadata;
  response.set({ 'Content-Type': type, 'Cache-Control': cache.forEver });
  // Not for documents: Safari shows some PDFs as an empty page in a sandbox.
  if (type === 'image/webp') response.set('Content-Security-Policy', inSandbox);
  if (etag) response.set('ETag', `"${etag.replace(/[^\w+/=-]/g, '')}"`);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  if (size) response.set('Content-Length', String(size));
  if (request.method === 'HEAD') response.end();
  else await pipeline(file.createReadStream({ validation: false }), response);
}

// Each picture being drawn takes up to 70 MB of an instance that has 512 MiB and may be asked 80 times at once.
const inTurn = atMost(2);

/** Made when it is asked for: a network asks once for a page that somebody shares, and the shared cache keeps it. */
async function sendShared(file: File, response: Response): Promise<void> {
  const { drawSharePicture } = await import('./share-picture.ts');
  const drawn = await inTurn(async () => {
    const [original] = await file.download();
    // Whatever was stored under a picture's name is not one.
    return drawSharePicture(original).catch((error) => logFailure('', error));
  });
  if (!drawn) return sayMissing(response);
  response
    .set({ 'Cache-Control': cache.forEver, 'Content-Security-Policy': inSandbox })
    .type('jpeg')
    .send(drawn);
}
