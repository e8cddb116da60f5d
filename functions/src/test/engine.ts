/** Runs the Firestore engine of `npm start` in this process, for unit tests of stores. */
import { startEngine } from 'firebase-emulators-node/engine';
import { afterAll, beforeEach } from 'vitest';
import { firestore } from '../core/data/firestore.ts';

export async function openFirestore(): Promise<void> {
  const running = await startEngine();
  process.env.GCLOUD_PROJECT = running.project;
  process.env.FIRESTORE_EMULATOR_HOST = `${running.host}:${running.port}`;
  beforeEach(() => running.clear());
  afterAll(async () => {
    await firestore().terminate();
    await running.close();
  });
}
