/** Notices that data may have changed, without polling. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Part, Running } from './running.ts';

const pauseMs = 300;

/**
 * A GET changes nothing, except for links from emails in Auth and the first request for a file, which creates
 * its token.
 */
const changingGet = { auth: /^\/emulator\/action/, storage: /^\/v0\// };

/** Auth and Storage run inside firebase-tools, so this process sees the end of each of their requests. */
export function watchRequests({ addresses }: Running, changed: (part: Part) => unknown): void {
  const portOf = (part: Part) => Number(addresses[part]?.split(':').pop());
  const [auth, storage] = [portOf('auth'), portOf('storage')];
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const port = request.socket.localPort;
    const part = port === auth ? 'auth' : port === storage ? 'storage' : undefined;
    if (!part || request.method === 'OPTIONS') return;
    if (request.method === 'GET' && !changingGet[part].test(request.url ?? '')) return;
    response.once('close', () => changed(part));
  });
}

/** The Firestore engine answers when something has changed. */
export async function watchFirestore(
  { project, addresses }: Running,
  changed: (part: Part) => void,
): Promise<never> {
  const url = `http://${addresses.firestore}/emulator/v1/projects/${project}/databases/(default)/changes`;
  let lastCount: number | undefined;
  for (;;) {
    try {
      const response = await fetch(`${url}?after=${lastCount ?? ''}`);
      const { changes } = (await response.json()) as { changes: number };
      if (lastCount !== undefined && changes !== lastCount) changed('firestore');
      lastCount = changes;
    } catch {
      // The engine is busy or ending; if it ends, so does the suite.
    }
    await setTimeout(pauseMs);
  }
}
