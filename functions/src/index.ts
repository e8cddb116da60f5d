/** The exported functions. Each loads its modules at its first request, to keep cold starts short. */
import './http/raw-bodies.ts';
import './http/address-as-sent.ts';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { secretsToDeploy } from './http/token-secret.ts';

/** No other origin may call. Without this option the emulator would allow all origins. */
const options = { region: 'europe-west1', cors: false, maxInstances: 20 };

export const api = onRequest({ ...options, secrets: secretsToDeploy }, async (request, response) => {
  const { app } = await import('./app.ts');
  app(request, response);
});

export const images = onRequest({ ...options, memory: '512MiB' }, async (request, response) => {
  const { sendStoredFile } = await import('./images/images.ts');
  await sendStoredFile(request, response);
});

export const site = onRequest({ ...options, memory: '512MiB' }, async (request, response) => {
  const { answerSite } = await import('./site/site.ts');
  await answerSite(request, response);
});

export const sweepFiles = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Europe/Berlin',
    region: options.region,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  async () => {
    const { sweepNightly } = await import('./images/sweep.ts');
    await sweepNightly();
    const { sweepArchives } = await import('./archive/make-archive.ts');
    await sweepArchives();
  },
);

/** Deletes what has reached the end of its term. */
export const expireRecords = onSchedule(
  {
    schedule: 'every day 04:15',
    timeZone: 'Europe/Berlin',
    region: options.region,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  async () => {
    const { expireNightly } = await import('./retention/expire.ts');
    await expireNightly();
  },
);

/** Called by the task queue of the same name (archive/queue.ts). */
export const makeArchive = onTaskDispatched<{ id: string }>(
  {
    region: options.region,
    retryConfig: { maxAttempts: 1 },
    rateLimits: { maxConcurrentDispatches: 1 },
    memory: '1GiB',
    timeoutSeconds: 1800,
  },
  async ({ data }) => {
    const { makeArchive } = await import('./archive/make-archive.ts');
    await makeArchive(data.id);
  },
);
