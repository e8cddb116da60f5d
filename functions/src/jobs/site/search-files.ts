/** The files from which browsers make the index of the search. */
import { partIn, searchList } from '@lab/contract/features/pages/search-files';
import type { Request, Response } from 'express';
import { digestOf } from '../../core/data/digest.ts';
import { cache } from '../../core/http/caching.ts';
import { currentIndex } from '../../features/search/current-index.ts';
import { compressed } from '../../features/search/search-parts.ts';

/** Compressing takes long, so it is done once for each content; a new index needs few of the old files. */
const mostKept = 16;
const kept = new Map<string, Buffer>();

function compressedOnce(text: string, name: string): Buffer {
  const found = kept.get(name) ?? compressed(text);
  kept.delete(name);
  kept.set(name, found);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  return found;
}

/** Returns whether it has answered. */
export async function answerSearchFile(
  pathname: string,
  request: Request,
  response: Response,
): Promise<boolean> {
  const part = partIn(pathname);
  if (pathname !== searchList && part === undefined) return false;
  const { list, parts } = await currentIndex();
  const text = part === undefined ? list : parts.get(part);
  response.set({ 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' });
  if (text === undefined) {
    // The index has changed since its list was read.
    response.set('Cache-Control', cache.noStore).status(404).end();
    return true;
  }
  const name = part ?? digestOf(text);
  const etag = `"${name}"`;
  response.set({
    'Cache-Control': part === undefined ? cache.minute : cache.forEver,
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) {
    response.status(304).end();
    return true;
  }
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (takesBrotli) response.set('Content-Encoding', 'br');
  const body = takesBrotli ? compressedOnce(text, name) : text;
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
