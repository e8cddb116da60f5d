// One function of every kind that the suite calls. Each writes what it received to the collection `notes`.
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import * as v1 from 'firebase-functions/v1';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';

initializeApp();
const db = getFirestore();
const note = (text) => db.collection('notes').add({ text, at: FieldValue.serverTimestamp() });

export const told = onDocumentWritten('papers/{id}', async ({ params, data }) => {
  if (params.id === 'flaky') {
    const attempts = db.doc('attempts/flaky');
    await attempts.set({ n: FieldValue.increment(1) }, { merge: true });
    if ((await attempts.get()).get('n') < 2) throw new Error('not yet');
  }
  await note(`told ${params.id}: ${data.before.get('n')} to ${data.after.get('n')}`);
});

export const toldV1 = v1.firestore
  .document('papers/{id}')
  .onCreate((snapshot, { params }) => note(`toldV1 ${params.id}: ${snapshot.get('n')}`));

export const nightly = onSchedule(
  { schedule: '0 3 * * *', timeZone: 'Europe/Berlin' },
  ({ jobName, scheduleTime }) => note(`nightly ${jobName} ${scheduleTime}`),
);

export const often = v1.pubsub.schedule('every 5 minutes').onRun(() => note('often'));

export const work = onTaskDispatched(
  { retryConfig: { maxAttempts: 3, minBackoffSeconds: 0.1 } },
  async (task) => {
    if (task.data.failures > task.retryCount) throw new Error('not yet');
    await note(`work ${task.data.name} at attempt ${task.retryCount}`);
  },
);

export const enqueue = onRequest(async (request, response) => {
  await getFunctions().taskQueue('work').enqueue(request.body);
  response.sendStatus(200);
});
