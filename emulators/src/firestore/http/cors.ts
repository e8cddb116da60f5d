import type { IncomingMessage } from 'node:http';
import { refusalOf } from '../../launch/cross-site.ts';

/**
 * Lets a page of this machine, on another port, read the answers. Pages of other websites get no permission,
 * unlike in the official emulator; their requests are also refused. Browsers do not accept `*` for the
 * header `authorization`.
 */
export function corsHeaders(request: Pick<IncomingMessage, 'headers'>): [string, string][] {
  const { origin, 'access-control-request-headers': asked } = request.headers;
  if (origin === undefined || refusalOf(request.headers)) return [];
  return [
    ['vary', 'origin'],
    ['access-control-allow-origin', origin],
    ['access-control-allow-credentials', 'true'],
    ['access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT'],
    ...(asked === undefined ? [] : ([['access-control-allow-headers', asked]] as [string, string][])),
  ];
}
