/** Runs the Firestore engine of `npm start` in this process, for unit tests of stores. */
import { afterAll, beforeEach } from 'vitest';
import { startEngine, testDatabase } from '../../../emulators/src/firestore/engine.testing.ts';
import { firestore } from '../data/firestore.ts';

export async function openFirestore(): Promise<void> {
  const running = await startEngine();
  process.env.GCLOUD_PROJECT = 'demo-test';
  process.env.FIRESTORE_EMULATOR_HOST = `${running.host}:${running.port}`;
  beforeEach(() => running.engine.clear(testDatabase));
  afterAll(async () => {
    await firestore().terminate();
    await running.close();
  });
}
