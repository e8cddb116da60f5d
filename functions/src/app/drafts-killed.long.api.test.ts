/**
 * News and works that are due while the function that publishes them is killed twenty times in the middle:
 * each is published once and whole, and news are mailed once. `npm run test:api -- src/app/drafts-killed`
 * runs it.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { startEngine } from 'firebase-emulators-node/engine';
import { afterAll, expect, test, vi } from 'vitest';

// A database of its own, which forgets the transactions of the dead at once.
const running = await startEngine();
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${running.host}:${running.port}`);
vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-test');
const { firestore } = await import('../core/data/firestore.ts');
const { timeAt } = await import('../core/data/time.ts');
const { visitor } = await import('../core/http/caller.ts');
const { contentBody } = await import('../test/content.ts');
const { buildProgram, hasEnded, startProgram } = await import('../test/program.ts');
const { handlersOfDrafts, publishScheduled } = await import('./drafts.ts');

afterAll(async () => {
  await firestore().terminate();
  await running.close();
});

const kills = 20;
const items = 120;
const caller = { ...visitor, uid: 'ada', email: 'ada@example.org', role: 'admin' as const };
const bodies = {
  news: () => contentBody('news', { date: '' }),
  paper: () => ({
    title: `Work ${crypto.randomUUID()}`,
    type: 'article',
    publicationDate: '2026',
    authors: ['Ann Lee'],
  }),
};

async function scheduled(kind: keyof typeof bodies): Promise<string> {
  const calls = handlersOfDrafts[kind === 'news' ? 'newsDrafts' : 'papersDrafts'];
  const values = bodies[kind]();
  const created = await calls.create({ params: {}, query: undefined, body: { values }, caller });
  const { insertedId: id } = created as { insertedId: string };
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const body = { revision: 1, publishAt };
  await calls.schedule({ params: { id }, query: undefined, body, caller });
  // As if the minute had passed.
  const past = timeAt(Date.now() - 1_000);
  await firestore().doc(`drafts/${kind}:${id}`).update({ publishAt: past, dueAt: past });
  return id;
}

const sizeOf = async (collection: string) =>
  (await firestore().collection(collection).count().get()).data().count;

const published = async () => (await sizeOf('news')) + (await sizeOf('researchPapers'));

/** What the home page says of how many works there are. */
const paperCount = async () => (await firestore().doc('public/home').get()).get('paperCount') ?? 0;

test('each item is published once and whole, although twenty runs are killed', async () => {
  await firestore().doc('users/ada').set({ email: caller.email, name: 'Ada', role: 'admin' });
  await firestore().doc('mailSettings/main').set({ on: true, subscriptions: true });
  const ids: string[] = [];
  for (let count = 0; count < items; count++) ids.push(await scheduled(count % 2 ? 'news' : 'paper'));
  const program = await buildProgram(new URL('./publish.testing.ts', import.meta.url), 'publish');
  let inTheMiddle = 0;
  for (let run = 0; run < kills; run++) {
    const before = await published();
    const one = startProgram(program);
    // However slow the machine is, it is killed while it works.
    while ((await published()) === before && !hasEnded(one)) await setTimeout(2);
    await setTimeout(run % 5);
    one.kill('SIGKILL');
    if (!hasEnded(one)) await once(one, 'exit');
    running.endTransactions();
    const after = await published();
    if (after > before && after < items) inTheMiddle++;
    // Whatever it has done, nothing is half done.
    expect(await sizeOf('drafts')).toBe(items - after);
    expect(await sizeOf('versions')).toBe(after);
    expect(await sizeOf('mailings')).toBe(await sizeOf('news'));
    expect(await paperCount()).toBe(await sizeOf('researchPapers'));
    console.log(`${run + 1} of ${kills} runs are killed, ${after} of ${items} items are published.`);
  }
  expect(inTheMiddle).toBeGreaterThan(4);
  await publishScheduled(new Date());
  expect(await sizeOf('versions')).toBe(items);
  for (const collection of ['news', 'researchPapers', 'mailings'])
    expect([collection, await sizeOf(collection)]).toEqual([collection, items / 2]);
  expect(await sizeOf('drafts')).toBe(0);
  const log = await firestore().collection('activity').where('action', '==', 'published').get();
  expect(log.docs.map((doc) => doc.get('targetId')).sort()).toEqual([...ids].sort());
}, 600_000);
