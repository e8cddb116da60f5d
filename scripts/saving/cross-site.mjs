// firebase-tools lets the pages of all websites use its emulators.
import { Server } from 'node:http';

/** @type {typeof import('../../emulators/src/launch/cross-site.ts')} */
const { isCrossSite } = await import(new URL('../../emulators/dist/cross-site.js', import.meta.url).href);

export function refuseCrossSite() {
  const { emit } = Server.prototype;
  /** @param {string | symbol} event @param {unknown[]} details */
  Server.prototype.emit = function (event, ...details) {
    if ((event === 'request' || event === 'upgrade') && refused(event, details)) return true;
    return Reflect.apply(emit, this, [event, ...details]);
  };
}

/** @param {'request' | 'upgrade'} event @param {unknown[]} details */
function refused(event, details) {
  const [request, answer] =
    /** @type {[import('node:http').IncomingMessage, import('node:http').ServerResponse]} */ (details);
  if (!isCrossSite(request)) return false;
  if (event === 'upgrade') request.socket.destroy();
  else answer.writeHead(403).end('A page of another website cannot use this lab.\n');
  return true;
}
