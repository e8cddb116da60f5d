import { afterAll, test, vi } from 'vitest';
import { startEngine, testDatabase } from '../../../emulators/src/firestore/engine.testing.ts';

// A database of its own, whose mail no function sends, and which forgets the transactions of the dead at once.
const running = await startEngine();
const { engine, host, port: enginePort } = running;
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${host}:${enginePort}`);
vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-test');
const { firestore } = await import('../data/firestore.ts');
const { sendWhileKilling } = await import('../test/killed-senders.ts');

afterAll(async () => {
  await firestore().terminate();
  await running.close();
});

test('each of a thousand mails reaches its reader once, although twenty senders are killed', async () => {
  const endTransactions = () => engine.store(testDatabase).transactions.endAll();
  await sendWhileKilling({ mails: 1_000, kills: 20, endTransactions });
}, 0);
