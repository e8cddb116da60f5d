/**
 * The functions framework parses bodies before our code runs, and answers broken JSON or an unknown encoding with an
 * HTML page that shows file paths of the server. So this module remembers a request's type and encoding and hides them
 * from the framework, which then passes on the raw bytes; body.ts parses them. The functions' entry file imports it,
 * because it must run before the first request.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface Sent {
  type: string;
  encoding: string;
}

/** Google's task queue calls these functions, and their library needs the type. */
const calledByQueue = ['makeArchive'];
const isOurs = !calledByQueue.includes(process.env.FUNCTION_TARGET ?? '');

const original = new WeakMap<object, Sent>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  original.set(request, { type, encoding: encoding.trim().toLowerCase() });
  if (!isOurs) return;
  if (type) request.headers['content-type'] = 'application/octet-stream';
  delete request.headers['content-encoding'];
});

export function originalHeaders(request: object): Sent {
  return original.get(request) ?? { type: '', encoding: 'identity' };
}
