/** What is scheduled happens at its time and once: with a clock and an engine of the test's own. */
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import { momentIn } from '@lab/contract/lib/time-zones';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitor } from '../core/http/caller.ts';
import { contentBody } from '../test/content.ts';
import { openFirestore } from '../test/engine.ts';

await openFirestore();
const { firestore } = await import('../core/data/firestore.ts');
const { handlersOfDrafts, publishScheduled } = await import('./drafts.ts');
const { content } = await import('./content-kinds.ts');

const uid = 'ada';
const caller = { ...visitor, uid, email: 'ada@example.org', role: 'admin' as const };
const zone = 'Europe/Berlin';
/** A time on a clock of the lab. */
const at = (local: string) => new Date(momentIn(local, zone));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2027-01-01 12:00') });
  await firestore().doc(`users/${uid}`).set({ email: caller.email, name: 'Ada', role: 'admin' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Name = 'news' | 'positions' | 'areas';

const of = (name: Name) => handlersOfDrafts[`${name}Drafts`];

async function drafted(name: Name, over: object = {}): Promise<string> {
  const body = { values: contentBody(name, { ...(name === 'news' && { date: '' }), ...over }) };
  return (
    (await of(name).create({ params: {}, query: undefined, body, caller } as never)) as { insertedId: string }
  ).insertedId;
}

const read = (name: Name, id: string) =>
  of(name).get({ params: { id }, query: undefined, body: undefined, caller } as never) as Promise<{
    state: string;
    revision: number;
    problem: string;
    withdrawAt: string;
    values: object;
  }>;

async function schedule(name: Name, id: string, times: { publishAt?: Date; withdrawAt?: Date }) {
  const { revision } = await read(name, id);
  const written = Object.fromEntries(Object.entries(times).map(([key, time]) => [key, time.toISOString()]));
  await of(name).schedule({
    params: { id },
    query: undefined,
    body: { revision, ...written },
    caller,
  } as never);
}

const isShown = async (name: Name, id: string) => (await content[name].store.document(id).get()).exists;

/** As the function that runs each minute, from one time to another; returns when the site changed. */
async function ticking(name: Name, id: string, from: string, minutes: number): Promise<[string, boolean][]> {
  const changes: [string, boolean][] = [];
  let shown = await isShown(name, id);
  for (let minute = 0; minute < minutes; minute++) {
    const now = new Date(at(from).getTime() + minute * 60_000);
    vi.setSystemTime(now);
    await publishScheduled(now);
    if ((await isShown(name, id)) === shown) continue;
    shown = !shown;
    changes.push([now.toISOString(), shown]);
  }
  return changes;
}

describe('a position opens and closes by itself', () => {
  test.each([
    ['in spring', '2027-03-28 01:58', '2027-03-28 03:01', '2027-03-28T01:01:00.000Z'],
    ['in autumn', '2027-10-31 01:58', '2027-10-31 03:01', '2027-10-31T02:01:00.000Z'],
  ])('over the change of clocks %s', async (_, from, closes, closed) => {
    const id = await drafted('positions');
    await schedule('positions', id, { publishAt: at(`${from.slice(0, 10)} 01:59`), withdrawAt: at(closes) });
    const opened = at(from).getTime() + 60_000;
    expect(await ticking('positions', id, from, 130)).toEqual([
      [new Date(opened).toISOString(), true],
      [closed, false],
    ]);
    expect(await read('positions', id)).toMatchObject({ state: 'withdrawn', withdrawAt: '' });
  });
});

test('what was due while the lab was off happens at the next start, once', async () => {
  const id = await drafted('news');
  await schedule('news', id, { publishAt: at('2027-01-02 09:00') });
  const later = at('2027-01-05 17:23');
  vi.setSystemTime(later);
  await Promise.all([publishScheduled(later), publishScheduled(later), publishScheduled(later)]);
  await publishScheduled(later);
  expect(await read('news', id)).toMatchObject({ state: 'published', revision: 0 });
  const versions = await firestore().collection('versions').get();
  expect(versions.size).toBe(1);
  const log = await firestore().collection('activity').where('action', '==', 'published').get();
  expect(log.docs.map((doc) => [doc.get('targetId'), doc.get('actor')])).toEqual([[id, caller.email]]);
  // The day of an item without one is that of its publication.
  const stored = await content.news.store.document(id).get();
  expect(stored.get('date')).toBe('2027-01-05');
});

test('what was to be seen only while the lab was off is not shown', async () => {
  const id = await drafted('news');
  await schedule('news', id, { publishAt: at('2027-01-02 09:00'), withdrawAt: at('2027-01-03 09:00') });
  await publishScheduled(at('2027-01-05 09:00'));
  expect(await isShown('news', id)).toBe(false);
  expect(await read('news', id)).toMatchObject({ state: 'draft', problem: draftTexts.late });
});

test('subscribers are mailed when it is published and not before, and not twice', async () => {
  await firestore().doc('mailSettings/main').set({ on: true, subscriptions: true });
  const mailings = async () => (await firestore().collection('mailings').get()).docs.map((doc) => doc.id);
  const id = await drafted('news');
  await schedule('news', id, { publishAt: at('2027-01-02 09:00') });
  expect(await mailings()).toEqual([]);
  await publishScheduled(at('2027-01-02 08:59'));
  expect(await mailings()).toEqual([]);
  vi.setSystemTime(at('2027-01-02 09:00'));
  await publishScheduled(at('2027-01-02 09:00'));
  expect(await mailings()).toEqual([id]);
  await firestore().doc(`mailings/${id}`).delete();
  const given = { params: { id }, query: { revision: 0 }, body: undefined, caller };
  const { revision } = (await of('news').withdraw(given as never)) as { revision: number };
  await of('news').publish({ ...given, query: undefined, body: { revision } } as never);
  expect(await mailings()).toEqual([]);
});

test('one that cannot be published says why at the desk, and keeps no other back', async () => {
  const [taken, fine] = [await drafted('areas'), await drafted('areas')];
  for (const id of [taken, fine]) await schedule('areas', id, { publishAt: at('2027-01-02 09:00') });
  const { values: body } = await read('areas', taken);
  await content.areas.handlers.create({ params: {}, query: undefined, body, caller } as never);
  await publishScheduled(at('2027-01-02 09:00'));
  expect([await isShown('areas', taken), await isShown('areas', fine)]).toEqual([false, true]);
  const { state, problem } = await read('areas', taken);
  expect([state, problem.length > 10]).toEqual(['draft', true]);
  // Nobody tries again each minute.
  await publishScheduled(at('2027-01-02 09:01'));
  expect(await read('areas', taken)).toMatchObject({ state: 'draft', problem });
});

test('a failure of the database is tried again a minute later', async () => {
  const id = await drafted('news');
  await schedule('news', id, { publishAt: at('2027-01-02 09:00') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = vi.spyOn(firestore(), 'runTransaction').mockRejectedValue(new Error('No connection'));
  await publishScheduled(at('2027-01-02 09:00'));
  expect(broken).toHaveBeenCalled();
  broken.mockRestore();
  expect(await isShown('news', id)).toBe(false);
  await publishScheduled(at('2027-01-02 09:01'));
  expect(await isShown('news', id)).toBe(true);
});

test('who has scheduled it may have left since: it is published without their name', async () => {
  const id = await drafted('news');
  await schedule('news', id, { publishAt: at('2027-01-02 09:00') });
  await firestore().doc(`users/${uid}`).delete();
  await publishScheduled(at('2027-01-02 09:00'));
  const stored = await content.news.store.document(id).get();
  expect([stored.exists, stored.get('uid'), stored.get('authorEmail')]).toEqual([true, '', '']);
});
