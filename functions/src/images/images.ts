/** Serves what people have uploaded from this site's own address: `/images/**` and `/files/**`. */
import { pipeline } from 'node:stream/promises';
import { errorTexts } from '@lab/contract/texts';
import type { Request, Response } from 'express';
import { getStorage } from 'firebase-admin/storage';
import { firebase } from '../data/firebase.ts';
import { logFailure } from '../http/log.ts';
import { type StoredFile, storedFile } from './stored-file.ts';

type File = ReturnType<ReturnType<ReturnType<typeof getStorage>['bucket']>['file']>;

// An object never changes under its name: a new picture gets a new one.
const forEver = 'public, max-age=31536000, immutable';

export async function sendStoredFile(request: Request, response: Response): Promise<void> {
  // Whatever a browser might make of the bytes, they are a picture or a document and never a page of this site.
  response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).send(errorTexts.methodNotAllowed('GET, HEAD'));
    return;
  }
  const wanted = storedFile(request.path);
  try {
    const found = wanted && (await firstExisting(wanted));
    if (found) await send(found, wanted, request, response);
    else response.status(404).type('text').send(errorTexts.notFound);
  } catch (error) {
    logFailure('', error);
    if (response.headersSent) response.destroy();
    else response.status(503).type('text').send(errorTexts.unavailable);
  }
}

async function firstExisting({ names }: StoredFile): Promise<File | undefined> {
  const bucket = getStorage(firebase()).bucket();
  for (const name of names) {
    const file = bucket.file(name);
    try {
      await file.getMetadata();
      return file;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 404)) throw error;
    }
  }
  return undefined;
}

async function send(file: File, { type }: StoredFile, request: Request, response: Response): Promise<void> {
  const { size, etag } = file.metadata;
  response.set({ 'Content-Type': type, 'Cache-Control': forEver });
  // Not for documents: Safari shows some PDFs as an empty page in a sandbox.
  if (type === 'image/webp') response.set('Content-Security-Policy', "default-src 'none'; sandbox");
  if (etag) response.set('ETag', `"${etag.replace(/[^\w+/=-]/g, '')}"`);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  if (size) response.set('Content-Length', String(size));
  if (request.method === 'HEAD') response.end();
  else await pipeline(file.createReadStream({ validation: false }), response);
}
