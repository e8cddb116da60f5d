/** Serves uploaded files from the site's own address: `/images/**` and `/files/**`. */
import { pipeline } from 'node:stream/promises';
import { cachingOf } from '@lab/contract/lib/uploads/caching';
import { copyOf, type StoredFile, storedFile } from '@lab/contract/lib/uploads/files';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { Request, Response } from 'express';
import { codeOf } from '../data/error-code.ts';
import { bucket, type File, ifThere } from '../data/storage.ts';
import { logFailure } from '../http/log.ts';
import { makeFromOriginal } from './convert-original.ts';
import { retryRead } from './retry-read.ts';

const notFramed = "frame-ancestors 'none'";
const inSandbox = `default-src 'none'; sandbox; ${notFramed}`;

export async function sendStoredFile(request: Request, response: Response): Promise<void> {
  // Browsers must treat the file as a picture or a document, never as a page of this site, whatever its bytes
  // are.
  response.set({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': notFramed,
  });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).send(errorTexts.methodNotAllowed('GET, HEAD'));
    return;
  }
  const wanted = storedFile(request.path);
  // A CDN caches each query separately, so made-up queries would make the function read or resize the same
  // file again.
  if (wanted && request.url.includes('?')) {
    response.redirect(301, request.path);
    return;
  }
  try {
    const found = wanted && (await existing(wanted));
    if (!found || isCompressed(found)) sendNotFound(response);
    else if (wanted.type === 'image/jpeg' || wanted.type === 'image/png')
      await sendConverted(found, wanted.type, response);
    else if (wanted.width) await sendCopy(found, wanted.width, request, response);
    else await send(found, wanted.type, request, response);
  } catch (error) {
    // It was deleted while it was read.
    if (codeOf(error) === 404 && !response.headersSent) return sendNotFound(response);
    logFailure('', error);
    if (response.headersSent) response.destroy();
    else response.status(503).type('text').send(errorTexts.unavailable);
  }
}

function sendNotFound(response: Response): void {
  response.status(404).type('text').send(errorTexts.notFound);
}

async function existing({ name }: StoredFile): Promise<File | undefined> {
  const file = bucket().file(name);
  return (await ifThere(retryRead(() => file.getMetadata()))) && file;
}

/**
 * Storage would decompress such a file, so that it no longer fits its Content-Length. Forms never upload one.
 */
function isCompressed({ metadata: { contentEncoding } }: File): boolean {
  return Boolean(contentEncoding) && contentEncoding !== 'identity';
}

/** Sets the headers, and returns whether the browser has the file already. */
function describe(file: File, type: string, version: string, request: Request, response: Response): boolean {
  const { etag } = file.metadata;
  response.set({ 'Content-Type': type, 'Cache-Control': cachingOf(file.name) });
  // Documents get no sandbox, because Safari shows some PDFs as an empty page in one.
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

/** Smaller copies are made once from the picture that the lab reviewed, and stored. */
async function sendCopy(file: File, width: number, request: Request, response: Response): Promise<void> {
  const { generation = '' } = file.metadata;
  const copy = file.bucket.file(copyOf(file.name, width, generation));
  const [stored] = (await ifThere(retryRead(() => copy.download({ validation: false })))) ?? [];
  const bytes =
    stored ?? (await makeFromOriginal(file, (original, { makeCopy }) => makeCopy(original, width)));
  if (!bytes) return send(file, 'image/webp', request, response);
  if (!stored) await storeCopy(copy, bytes, file);
  if (!describe(file, 'image/webp', `-${width}`, request, response)) response.send(bytes);
}

/** Deletes the copy again when the picture was deleted while the copy was made. */
async function storeCopy(copy: File, bytes: Buffer, file: File): Promise<void> {
  try {
    // Two requests at the same moment make the same copy, and only the first stores it.
    const preconditionOpts = { ifGenerationMatch: 0 };
    await copy.save(bytes, { contentType: 'image/webp', resumable: false, preconditionOpts });
    const [isThere] = await file.exists();
    if (!isThere) await copy.delete({ ignoreNotFound: true });
  } catch (error) {
    if (codeOf(error) !== 412) logFailure('', error);
  }
}

/** Made for each request and not stored: few ask for it, and the CDN caches it. */
async function sendConverted(
  file: File,
  type: 'image/jpeg' | 'image/png',
  response: Response,
): Promise<void> {
  const picture = await makeFromOriginal(file, (original, { makeIcon, makeSharePicture }) =>
    type === 'image/png' ? makeIcon(original) : makeSharePicture(original),
  );
  if (!picture) return sendNotFound(response);
  response
    .set({ 'Cache-Control': cachingOf(file.name), 'Content-Security-Policy': inSandbox })
    .type(type)
    .send(picture);
}
