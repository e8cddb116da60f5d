/** Connects firebase-admin to its own engine, which is empty at the start of each test. */
import { Firestore as AdminFirestore } from '@google-cloud/firestore';
import { afterAll, beforeEach } from 'vitest';
import { startEngine, testDatabase } from './engine.testing.ts';
import type { RequiredIndexes } from './indexes/required.ts';

export async function openAdminSdk(indexes?: RequiredIndexes) {
  const running = await startEngine({ indexes });
  process.env.FIRESTORE_EMULATOR_HOST = `${running.host}:${running.port}`;
  const db = new AdminFirestore({ projectId: 'demo-test' });
  beforeEach(() => running.engine.clear(testDatabase));
  afterAll(async () => {
    await db.terminate();
    await running.close();
  });
  return { db, engine: running.engine, port: running.port };
}
