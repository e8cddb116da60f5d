/** Files that a feature writes at addresses of their own, beside the endpoints. */
import type { Express } from 'express';
import { linkNext, ownFields } from './answer.ts';
import { cache } from './caching.ts';
import { originOf } from './origin.ts';
import { limitAddress } from './rate-limit.ts';

export interface WrittenFile {
  name: string;
  contentType: string;
  body: string;
  /** The cursor of what this file has no room for; the `Link` header says where it is. */
  next?: string;
}

export interface FileRoute {
  path: RegExp;
  /** How the log names it. */
  route: string;
  /** How often a minute one address may ask for it, where it costs more than a page. */
  perMinute?: number;
  /** `parts` are those of the address that the path captures. */
  write(parts: string[], query: object, origin: string): Promise<WrittenFile>;
}

export function mountFiles(app: Express, files: readonly FileRoute[]): void {
  for (const { path, route, perMinute, write } of files) {
    app.get(path, ...limitAddress(perMinute), async (request, response) => {
      const parts = Object.values(request.params as Record<string, string>);
      const { name, contentType, body, next } = await write(
        parts,
        ownFields(request.query),
        originOf(request.headers),
      );
      response.locals.route = route;
      if (next) linkNext(request, response, next);
      response.set({
        'Cache-Control': cache.briefly,
        'Content-Type': contentType,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
      response.send(body);
    });
  }
}
