/** Files, such as feeds and citations, that features serve beside the endpoints. */
import type { Express } from 'express';
import { linkNext, ownFields } from './answer.ts';
import { cache } from './caching.ts';
import { leaveUnknown } from './known-query.ts';
import { originOf } from './origin.ts';
import { limitAddress } from './rate-limit.ts';

export interface WrittenFile {
  name: string;
  contentType: string;
  body: string | Buffer;
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

export function mountFiles(app: Express, files: readonly FileRoute[]): void {
  for (const { path, route, perMinute, queryNames, write } of files) {
    app.get(path, ...limitAddress(perMinute), async (request, response) => {
      response.locals.route = route;
      if (queryNames && leaveUnknown(await queryNames(), request, response)) return;
      const parts = Object.values(request.params as Record<string, string>);
      const { name, contentType, body, isShown, next } = await write(
        parts,
        ownFields(request.query),
        originOf(request.headers),
      );
      if (next) linkNext(request, response, next);
      response.set({
        'Cache-Control': cache.minute,
        'Content-Type': contentType,
        'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
        // Search engines find the works by their pages.
        'X-Robots-Tag': 'noindex',
      });
      response.send(body);
    });
  }
}
