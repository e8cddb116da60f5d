/** The exported functions. Each loads its modules at its first request, to keep cold starts short. */
import './core/http/raw-bodies.ts';
import './core/http/address-as-sent.ts';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { secretsToDeploy } from './core/http/token-secret.ts';
import { mailSecrets } from './features/mail/smtp-address.ts';
import type { ArchiveTask } from './jobs/archive/archives.ts';

/** No other origin may call. Without this option the emulator would allow all origins. */
const options = { region: 'europe-west1', cors: false, maxInstances: 20 };

/**
 * So many requests at once, each with its body and what is made of it, fit into this memory: docs/costs.md.
 */
const room = { memory: '512MiB', concurrency: 20 } as const;

const long = { memory: '512MiB', timeoutSeconds: 540 } as const;

type Needs = Omit<ScheduleOptions, 'schedule'>;

const scheduled = (schedule: string, needs: Needs, handler: () => Promise<void>) =>
  onSchedule({ schedule, region: options.region, maxInstances: 1, ...needs }, handler);

const daily = (time: string, needs: Needs, handler: () => Promise<void>) =>
  scheduled(`every day ${time}`, { timeZone: 'Europe/Berlin', ...needs }, handler);

export const api = onRequest({ ...options, ...room, secrets: secretsToDeploy }, async (request, response) => {
  const { app } = await import('./app/app.ts');
  app(request, response);
});

export const images = onRequest({ ...options, memory: '512MiB' }, async (request, response) => {
  const { sendStoredFile } = await import('./core/images/images.ts');
  await sendStoredFile(request, response);
});

export const site = onRequest({ ...options, memory: '512MiB' }, async (request, response) => {
  const { answerSite } = await import('./jobs/site/site.ts');
  await answerSite(request, response);
});

export const sweepFiles = daily('03:30', long, async () => {
  const { sweepNightly } = await import('./core/images/sweep.ts');
  await sweepNightly();
  const { sweepArchives } = await import('./jobs/archive/make-archive.ts');
  await sweepArchives();
  // Last, because a hostile PDF can end the process.
  const { lookNightly } = await import('./features/pdfs/look-nightly.ts');
  await lookNightly();
});

/** Deletes what has reached the end of its term. */
export const expireRecords = daily('04:15', long, async () => {
  const { expireNightly } = await import('./jobs/retention/expire.ts');
  await expireNightly();
});

/** Called by the task queue of the same name (archive/archives.ts). */
export const makeArchive = onTaskDispatched<ArchiveTask>(
  {
    region: options.region,
    retryConfig: { maxAttempts: 1 },
    rateLimits: { maxConcurrentDispatches: 1 },
    memory: '1GiB',
    timeoutSeconds: 1800,
  },
  async ({ data: { id, isTrial } }) => {
    if (isTrial) {
      const { tryArchive } = await import('./jobs/archive/try-archive.ts');
      return tryArchive(id);
    }
    const { makeArchive } = await import('./jobs/archive/make-archive.ts');
    return makeArchive(id);
  },
);

/** Puts what happened to a person under their bell, and sends it by mail. */
export const tellPeople = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: options.region,
    secrets: mailSecrets,
    maxInstances: 2,
    concurrency: 20,
    retry: true,
    // Less than a lease (mail/lease.ts).
    timeoutSeconds: 180,
  },
  async ({ params: { id } }) => {
    const { sendNow } = await import('./app/mails.ts');
    await sendNow(id);
  },
);

/** Mail that could not be sent at once. */
const mailing = { secrets: mailSecrets, timeoutSeconds: 270 };
export const sendWaitingMail = scheduled('every 5 minutes', mailing, async () => {
  const { sendWaiting } = await import('./app/mails.ts');
  await sendWaiting();
});

/** Reminds people of feedback and of deadlines. */
export const remindPeople = daily('08:10', { timeoutSeconds: 270 }, async () => {
  const now = new Date();
  const { remindAuthors } = await import('./features/papers/reminder-store.ts');
  await remindAuthors(now);
  const { remindApplicants } = await import('./features/applications/remind-applicants.ts');
  await remindApplicants(now);
});

/** Drafts that are to be published, and records that are to be withdrawn, at a time. */
export const publishScheduled = scheduled('* * * * *', { timeoutSeconds: 270 }, async () => {
  const { publishScheduled } = await import('./app/drafts.ts');
  await publishScheduled(new Date());
});

/** Stars, releases and citations of what the lab makes. */
export const readRepositories = scheduled('every 6 hours', long, async () => {
  const { readRepositories } = await import('./features/repositories/read-repositories.ts');
  await readRepositories();
});

/** Notifies admins once a day of what has waited for long. */
export const remindAdmins = daily('08:00', {}, async () => {
  const { remind } = await import('./features/desk/remind.ts');
  await remind(new Date());
});
