/**
 * The functions framework parses bodies before our code runs, and answers broken JSON itself with a page of HTML. So
 * the type of every body is renamed before the framework looks: it then hands over the bytes as they are, and one place
 * judges them (body.ts). Imported by the entry, since it has to be there before the first request.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const typeAsSent = new WeakMap<object, string>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const type = request.headers['content-type'];
  if (!type) return;
  typeAsSent.set(request, type);
  request.headers['content-type'] = 'application/octet-stream';
});

export function contentTypeOf(request: object): string {
  return typeAsSent.get(request) ?? '';
}
