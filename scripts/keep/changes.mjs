// Learns that data may have changed, without asking again and again.
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import { project } from '../paths.mjs';
import { ports } from '../ports.mjs';

/** @typedef {import('./save.mjs').Part} Part */

const pauseMs = 300;
const firestore = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)`;

/** A GET changes nothing, but for a link of an email in Auth and the first look at a file, which gives it a token. */
const changingGet = { auth: /^\/emulator\/action/, storage: /^\/v0\// };

/**
 * Auth and Storage are parts of firebase-tools: this process sees each of their requests end.
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
 * The Firestore engine answers when there is a change.
 * @param {(part: Part) => void} changed
 * @returns {Promise<never>}
 */
export async function watchFirestore(changed) {
  /** @type {number | undefined} */
  let known;
  for (;;) {
    try {
      const response = await fetch(`${firestore}/changes?after=${known ?? ''}`);
      const { changes } = /** @type {{ changes: number }} */ (await response.json());
      if (known !== undefined && changes !== known) changed('firestore');
      known = changes;
    } catch {
      // It is busy or ending: the suite ends with it.
    }
    await setTimeout(pauseMs);
  }
}
