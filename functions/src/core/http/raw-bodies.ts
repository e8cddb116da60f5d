/**
 * The functions framework parses bodies before our code runs, and answers broken JSON or an unknown encoding
 * with an HTML page that shows file paths of the server. It also holds up to 32 MB of each request before our
 * code may judge it. So this module remembers what the headers say of the body and hides it from the
 * framework: the functions that answer people read the body themselves (read-bytes.ts), once they know who is
 * calling. The functions' entry file imports this module, because it must run before the first request.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface Sent {
  type: string;
  encoding: string;
  /** Undefined for a body that is sent in chunks. */
  length?: number;
}

/** Google's task queue calls these functions, and their library needs the type. */
const calledByQueue = ['makeArchive'];
const { FUNCTION_TARGET: target = '' } = process.env;
const isOurs = !calledByQueue.includes(target);
/** Events and schedules arrive as bodies too, which their library needs. */
const readsItself = ['api', 'site', 'images'].includes(target);

const original = new WeakMap<object, Sent>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const {
    'content-type': type = '',
    'content-encoding': encoding = 'identity',
    'content-length': length,
  } = request.headers;
  original.set(request, {
    type,
    encoding: encoding.trim().toLowerCase(),
    ...(length !== undefined && { length: Number(length) }),
  });
  if (!isOurs) return;
  if (type) request.headers['content-type'] = 'application/octet-stream';
  delete request.headers['content-encoding'];
  if (!readsItself) return;
  // Without these the framework takes the request for one without a body, and leaves its bytes where they
  // are.
  delete request.headers['content-length'];
  delete request.headers['transfer-encoding'];
});

export function originalHeaders(request: object): Sent {
  return original.get(request) ?? { type: '', encoding: 'identity' };
}
