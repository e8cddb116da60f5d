/** Serves what people have uploaded from this site's own address: `/images/**` and `/files/**`. */
import { pipeline } from 'node:stream/promises';
import { errorTexts } from '@lab/contract/texts';
import { copyOf, type StoredFile, storedFile } from '@lab/contract/uploads/files';
import type { Request, Response } from 'express';
import { getStorage } from 'firebase-admin/storage';
import { codeOf } from '../data/error-code.ts';
import { firebase } from '../data/firebase.ts';
import { cache } from '../http/caching.ts';
import { logFailure } from '../http/log.ts';
import { atMost } from './at-most.ts';
import { readAgain } from './read-again.ts';

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
    const found = wanted && (await existing(wanted));
    if (!found || isPacked(found)) sayMissing(response);
    else if (wanted.type === 'image/jpeg') await sendShared(found, response);
    else if (wanted.width) await sendCopy(found, wanted.width, request, response);
    else await send(found, wanted.type, request, response);
  } catch (error) {
    logFailure('', error);
    if (response.headersSent) response.destroy();
    else response.status(503).type('text').send(errorTexts.unavailable);
  }
}

function sayMissing(response: Response): void {
  response.status(404).type('text').send(errorTexts.notFound);
}

async function existing({ name }: StoredFile): Promise<File | undefined> {
  const file = getStorage(firebase()).bucket().file(name);
  return (await orMissing(readAgain(() => file.getMetadata()))) && file;
}

async function orMissing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) !== 404) throw error;
    return undefined;
  }
}

/** No form of the site packs what it sends. Unpacked on its way, it would be longer than announced, and run into the next answer. */
function isPacked({ metadata: { contentEncoding } }: File): boolean {
  return Boolean(contentEncoding) && contentEncoding !== 'identity';
}

/** Answers whether the browser has it already. */
function describe(file: File, type: string, version: string, request: Request, response: Response): boolean {
  const { etag } = file.metadata;
  response.set({ 'Content-Type': type, 'Cache-Control': cache.immutable });
  // Not for documents: Safari shows some PDFs as an empty page in a sandbox.
  if (type === 'image/webp') response.set('Content-Security-Policy', inSandbox);
  if (etag) response.set('ETag', `"${etag.replace(/[^\w+/=-]/g, '')}${version}"`);
  if (request.fresh) response.status(304).end();
  return request.fresh;
}

async function send(file: File, type: string, request: Request, response: Response): Promise<void> {
  if (describe(file, type, '', request, response)) return;
  const { size } = file.metadata;
  if (size) response.set('Content-Length', String(size));
  if (request.method === 'HEAD') response.end();
  else await pipeline(file.createReadStream({ validation: false }), response);
}

/** What pages show in small is made here from the picture that was reviewed, once, and kept beside it. */
async function sendCopy(file: File, width: number, request: Request, response: Response): Promise<void> {
  const { generation = '' } = file.metadata;
  const copy = file.bucket.file(copyOf(file.name, width, generation));
  const [kept] = (await orMissing(readAgain(() => copy.download({ validation: false })))) ?? [];
  const bytes = kept ?? (await drawn(file, (original, { drawCopy }) => drawCopy(original, width)));
  if (!bytes) return send(file, 'image/webp', request, response);
  if (!kept) await keep(copy, bytes, file);
  if (!describe(file, 'image/webp', `-${width}`, request, response)) response.send(bytes);
}

/** Nothing is left of a picture that was deleted while it was drawn. */
async function keep(copy: File, bytes: Buffer, file: File): Promise<void> {
  try {
    // Only where there is none yet: two who ask at once draw the same.
    const preconditionOpts = { ifGenerationMatch: 0 };
    await copy.save(bytes, { contentType: 'image/webp', resumable: false, preconditionOpts });
    const [isThere] = await file.exists();
    if (!isThere) await copy.delete({ ignoreNotFound: true });
  } catch (error) {
    if (codeOf(error) !== 412) logFailure('', error);
  }
}

// Each picture being drawn takes up to 70 MB of an instance that has 512 MiB and may be asked 80 times at once.
const inTurn = atMost(2);

type Pictures = typeof import('./share-picture.ts');

/** Nothing where there is no picture: anything may be stored under the name of one. */
function drawn(file: File, draw: (original: Buffer, pictures: Pictures) => Promise<Buffer>) {
  return inTurn(async () => {
    const pictures = await import('./share-picture.ts');
    const [original] = await readAgain(() => file.download());
    return draw(original, pictures).catch((error) => logFailure('', error));
  });
}

/** Made when it is asked for: a network asks once for a page that somebody shares, and the shared cache keeps it. */
async function sendShared(file: File, response: Response): Promise<void> {
  const picture = await drawn(file, (original, { drawSharePicture }) => drawSharePicture(original));
  if (!picture) return sayMissing(response);
  response
    .set({ 'Cache-Control': cache.immutable, 'Content-Security-Policy': inSandbox })
    .type('jpeg')
    .send(picture);
}
