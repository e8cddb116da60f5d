import { startEngine } from 'firebase-emulators-node/engine';
import { afterAll, test, vi } from 'vitest';

// A database of its own, whose mail no function sends, and which forgets the transactions of the dead at
// once.
const running = await startEngine();
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${running.host}:${running.port}`);
vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-test');
const { firestore } = await import('../../core/data/firestore.ts');
const { sendWhileKilling } = await import('../../test/killed-senders.ts');

afterAll(async () => {
  await firestore().terminate();
  await running.close();
});

test('each of a thousand mails reaches its reader once, although twenty senders are killed', async () => {
  await sendWhileKilling({ mails: 1_000, kills: 20, endTransactions: running.endTransactions });
}, 0);
