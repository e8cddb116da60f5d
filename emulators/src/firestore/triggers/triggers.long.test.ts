/** Many writes, of which functions that fail now and then hear in their order. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { cloudEvent, startFunctionsEmulator, startTriggeredEngine } from './functions-emulator.testing.ts';

it('delivery loses and repeats nothing of a thousand writes, keeps the order of each document, and holds up no commit', async () => {
  let received = 0;
  const seen = new Map<string, string[]>();
  let failed = 0;
  let released = false;
  const functions = await startFunctionsEmulator(async (posted) => {
    const { id } = posted;
    const event = cloudEvent(posted);
    while (!released) await sleep(5);
    if (id === 'failing' && Math.random() < 0.1) {
      failed++;
      return 500;
    }
    const key = `${id} ${event.document}`;
    seen.set(key, [...(seen.get(key) ?? []), String(event.time)]);
    received++;
    return 200;
  });
  const engine = await startTriggeredEngine(functions.host);
  const { db, on } = engine;
  await on('slow', 'written', 'c/{id}');
  await on('failing', 'written', 'c/{id}');
  const documents = Array.from({ length: 50 }, (_, i) => db.doc(`c/${i}`));
  const commits = await Promise.all(
    documents.map(async (document) => {
      const times: string[] = [];
      for (let n = 0; n < 20; n++) times.push((await document.set({ n })).writeTime.toDate().toISOString());
      return times;
    }),
  );
  // All documents are stored before a function has answered the first event.
  expect(received).toBe(0);
  released = true;
  await vi.waitFor(() => expect(received).toBe(2000), { timeout: 100_000 });
  expect(failed).toBeGreaterThan(0);
  for (const id of ['slow', 'failing']) {
    documents.forEach((document, i) => {
      const times = (seen.get(`${id} ${document.path}`) ?? []).map((time) => new Date(time).toISOString());
      expect(times).toEqual(commits[i]);
    });
  }
  await engine.close();
  await functions.close();
}, 120_000);
