// Notices that data may have changed, without polling.
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import { project } from '../paths.mjs';
import { ports } from '../ports.mjs';

/** @typedef {import('./save.mjs').Part} Part */

const pauseMs = 300;
const firestore = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)`;

/** A GET changes nothing, except for links from emails in Auth and the first request for a file, which creates its token. */
const changingGet = { auth: /^\/emulator\/action/, storage: /^\/v0\// };

/**
 * Auth and Storage run inside firebase-tools, so this process sees the end of each of their requests.
 * @param {(part: Part) => unknown} changed
 */
export function watchRequests(changed) {
  subscribe('http.server.request.start', (message) => {
    const { request, response } =
      /** @type {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} */ (
        message
      );
    const port = request.socket.localPort;
    const part = port === ports.auth ? 'auth' : port === ports.storage ? 'storage' : undefined;
    if (!part || request.method === 'OPTIONS') return;
    if (request.method === 'GET' && !changingGet[part].test(request.url ?? '')) return;
    response.once('close', () => changed(part));
  });
}

/**
 * The Firestore engine answers when something has changed.
 * @param {(part: Part) => void} changed
 * @returns {Promise<never>}
 */
export async function watchFirestore(changed) {
  /** @type {number | undefined} */
  let lastCount;
  for (;;) {
    try {
      const response = await fetch(`${firestore}/changes?after=${lastCount ?? ''}`);
      const { changes } = /** @type {{ changes: number }} */ (await response.json());
      if (lastCount !== undefined && changes !== lastCount) changed('firestore');
      lastCount = changes;
    } catch {
      // The engine is busy or ending; if it ends, so does the suite.
    }
    await setTimeout(pauseMs);
  }
}
