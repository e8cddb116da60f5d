/**
 * The functions framework reads bodies before our code runs, and answers broken JSON, or a body packed in a way it does not
 * know, itself with a page of HTML that shows paths of the server. So what every body is (type, encoding) is put aside
 * before the framework looks: it then hands over the bytes as they came, and one place judges them (body.ts). Imported by
 * the entry, since it has to be there before the first request.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface Sent {
  type: string;
  encoding: string;
}

const asSent = new WeakMap<object, Sent>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  asSent.set(request, { type, encoding: encoding.trim().toLowerCase() });
  if (type) request.headers['content-type'] = 'application/octet-stream';
  delete request.headers['content-encoding'];
});

export function sentAs(request: object): Sent {
  return asSent.get(request) ?? { type: '', encoding: 'identity' };
}
