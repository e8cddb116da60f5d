/** An engine, and a functions emulator that handles requests as firebase-tools does. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Firestore } from '@google-cloud/firestore';
import type { CloudEvent } from 'firebase-functions/v2';
import { type RunningEngine, startEngine } from '../engine.testing.ts';
import type { DeliveryLimits } from './deliveries.ts';
import { Triggers } from './triggers.ts';

export interface Posted {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** `answer` returns the HTTP status; the functions emulator sends 500 for a function that throws. */
export async function startFunctionsEmulator(answer: (posted: Posted) => Promise<number> | number, port = 0) {
  const server = createServer((request, response) => {
    const id = /^\/functions\/projects\/demo-test\/triggers\/(.+)$/.exec(request.url ?? '')?.[1] ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      const posted = { id, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      response.writeHead(id ? await answer(posted) : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const quick = { atOnce: 4, firstWaitMs: 5, longestWaitMs: 40, giveUpAfterMs: 10_000 };

/**
 * An engine that sends events to `host`, with a client and the calls by which firebase-tools registers
 * functions.
 */
export async function startTriggeredEngine(host: string, limits: DeliveryLimits = quick) {
  const running = await startEngine({ triggers: new Triggers(host, limits) });
  const db = new Firestore({
    projectId: 'demo-test',
    host: `${running.host}:${running.port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  return {
    db,
    ...registration(running),
    close: async () => {
      await db.terminate();
      await running.engine.triggers.stop();
      await running.close();
    },
  };
}

function registration({ engine, host, port }: RunningEngine) {
  const send = (method: string, path: string, body: unknown) =>
    fetch(`http://${host}:${port}/emulator/v1/projects/demo-test/${path}`, {
      method,
      body: JSON.stringify(body),
    });
  return {
    engine,
    /**
     * A function of the second generation; `happening` is `created`, `written.withAuthContext` or similar.
     */
    on: (id: string, happening: string, document: string, more: object = {}) =>
      send('POST', `eventarcTrigger?eventarcTriggerId=${id}`, {
        eventType: `google.cloud.firestore.document.v1.${happening}`,
        database: '(default)',
        namespace: '(default)',
        document: { value: document, matchType: 'PATH_PATTERN' },
        ...more,
      }),
    onV1: (id: string, happening: string, document: string) =>
      send('PUT', `triggers/${id}`, {
        eventTrigger: {
          eventType: `providers/cloud.firestore/eventTypes/document.${happening}`,
          resource: `projects/demo-test/databases/(default)/documents/${document}`,
          service: 'firestore.googleapis.com',
        },
      }),
  };
}

/** The event as a function of the second generation receives it. */
export function cloudEvent({ headers, body }: Posted): CloudEvent<unknown> & Record<string, unknown> {
  const data = Buffer.from(atob(body), 'latin1');
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice('ce-'.length), value]);
  return { ...Object.fromEntries(attributes), data };
}
