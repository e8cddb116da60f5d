/**
 * Some addresses never reach our code: the functions framework answers all that end in `/robots.txt` with 404 and
 * nothing, and its router those with a broken escape (`/%zz`) with a page that tells the server's files. So such a
 * request gets an address that names nothing before either looks; what was sent is kept here. Imported by the entry.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

type Addressed = Pick<IncomingMessage, 'url'>;

const sent = new WeakMap<Addressed, string>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { url = '' } = request;
  const [path = ''] = url.split('?');
  if (!/\/robots\.txt(\/|$)/.test(path) && canBeDecoded(path)) return;
  sent.set(request, url);
  request.url = '/';
});

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export function addressAsSent(request: Addressed): string {
  return sent.get(request) ?? request.url ?? '';
}
