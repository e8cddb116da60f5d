/** Files, such as feeds and citations, that features serve beside the endpoints. */
import type { Express } from 'express';
import { digestOf } from '../data/digest.ts';
import { linkNext, ownFields } from './answer.ts';
import { cache } from './caching.ts';
import { leaveUnknown } from './known-query.ts';
import { originOf } from './origin.ts';
import { limitAddress } from './rate-limit.ts';

export interface WrittenFile {
  name: string;
  contentType: string;
  body: string | Buffer;
  /** What the bytes are made from, where they also name the time at which they were written. */
  madeFrom?: unknown;
  /** Shown by the browser, and not saved at once. */
  isShown?: boolean;
  /** The cursor of the next part, sent in the header `Link`, when the file does not hold the whole list. */
  next?: string;
}

export interface FileRoute {
  path: RegExp;
  route: string;
  /** How many requests a minute one address may make, for files that cost more than a page. */
  perMinute?: number;
  /** The parameters that it reads; without it, none is refused. */
  queryNames?(): Promise<readonly string[]>;
  /** `parts` are the groups that the path's pattern captures. */
  write(parts: string[], query: object, origin: string): Promise<WrittenFile>;
}

/** Letters of other scripts are in a second form, which all but old browsers read (RFC 6266). */
function asHeader(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const whole = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `filename="${plain}"${whole}`;
}

export function mountFiles(app: Express, files: readonly FileRoute[]): void {
  for (const { path, route, perMinute, queryNames, write } of files) {
    app.get(path, ...limitAddress(perMinute), async (request, response) => {
      response.locals.route = route;
      if (queryNames && leaveUnknown(await queryNames(), request, response)) return;
      const parts = Object.values(request.params as Record<string, string>);
      const { name, contentType, body, madeFrom, isShown, next } = await write(
        parts,
        ownFields(request.query),
        originOf(request.headers),
      );
      if (next) linkNext(request, response, next);
      response.set({
        'Cache-Control': cache.minute,
        'Content-Type': contentType,
        'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; ${asHeader(name)}`,
        // Search engines find the works by their pages.
        'X-Robots-Tag': 'noindex',
      });
      if (madeFrom) response.set('ETag', `"${digestOf(JSON.stringify(madeFrom))}"`);
      response.send(body);
    });
  }
}
