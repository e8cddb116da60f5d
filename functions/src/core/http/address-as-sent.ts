/**
 * Some addresses would never reach our code: the functions framework answers every address ending in
 * `/robots.txt` with an empty 404, and its router answers a broken escape (`/%zz`) with a page that shows
 * file paths of the server. Such a request gets another address before the framework sees it, and the
 * original is kept here. The functions' entry file imports this module.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decoded } from '@lab/contract/lib/decoded';

type Addressed = Pick<IncomingMessage, 'url'>;

const sent = new WeakMap<Addressed, string>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { url = '' } = request;
  const [path = ''] = url.split('?');
  if (!/\/robots\.txt(\/|$)/.test(path) && decoded(path) !== undefined) return;
  sent.set(request, url);
  request.url = '/';
});

export function addressAsSent(request: Addressed): string {
  return sent.get(request) ?? request.url ?? '';
}
