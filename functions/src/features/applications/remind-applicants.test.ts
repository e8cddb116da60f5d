import { beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import { openFirestore } from '../../test/engine.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { remindApplicants } from './remind-applicants.ts';

await openFirestore();

const now = new Date('2031-06-15T06:10:00Z');
const hour = 60 * 60_000;
const position = (id: string) => firestore().doc(`openPositions/${id}`);
const begun = (uid: string) => firestore().doc(`begunApplications/${uid}`);

const openUntil = (deadline: string, id = 'p1', state = 'open') =>
  position(id).set({ role: `Role ${id}`, state, deadline, createdAt: timeAt(0) });
const beganAgo = (hours: number, uid = 'mia', id = 'p1') =>
  begun(uid).set({
    positions: [{ position: id, begunAt: timeAt(now.getTime() - hours * hour), remindedOf: '' }],
  });

async function notified() {
  const { docs } = await mailCollection().get();
  return docs.map((doc) => doc.data()).map(({ toUids, template }) => [...toUids, template.data.about]);
}
const kept = async (uid = 'mia') => (await begun(uid).get()).data()?.positions;

beforeEach(() => beganAgo(48));

test.each([
  ['2031-06-15', ['2031-06-15']],
  ['2031-06-16', ['2031-06-16']],
  ['2031-06-20', []],
  ['2031-06-17T12:30+02:00', ['2031-06-17 12:30 (UTC+2)']],
  ['', []],
])('a position that is open until “%s”: %j', async (deadline, expected) => {
  await openUntil(deadline);
  await remindApplicants(now);
  await remindApplicants(now);
  expect(await notified()).toEqual(expected.map((day) => ['mia', day]));
  expect(await kept()).toHaveLength(1);
});

test('once, also when several run at the same time, and once more for a later deadline', async () => {
  await openUntil('2031-06-16');
  await Promise.all([remindApplicants(now), remindApplicants(now), remindApplicants(now)]);
  expect(await notified()).toHaveLength(1);
  await openUntil('2031-07-16');
  await remindApplicants(now);
  expect(await notified()).toHaveLength(1);
  await remindApplicants(new Date('2031-07-15T06:10:00Z'));
  expect((await notified()).map(([, day]) => day).sort()).toEqual(['2031-06-16', '2031-07-16']);
});

test('who has begun a moment ago is not reminded yet', async () => {
  await openUntil('2031-06-16');
  await beganAgo(2);
  await remindApplicants(now);
  expect(await notified()).toEqual([]);
});

describe('nothing is told, and nothing kept, when', () => {
  test.each([
    ['the position is closed', () => openUntil('2031-06-16', 'p1', 'closed')],
    ['the position is gone', () => openUntil('2031-06-16', 'p2')],
    ['the deadline is over', () => openUntil('2031-06-12')],
  ])('%s', async (_, prepare) => {
    await prepare();
    await remindApplicants(now);
    expect(await notified()).toEqual([]);
    expect(await kept()).toBeUndefined();
  });

  test('they have applied meanwhile', async () => {
    await openUntil('2031-06-16');
    await firestore().doc('applications/mia').set({ role: 'Role p1' });
    await remindApplicants(now);
    expect(await notified()).toEqual([]);
    expect(await kept()).toBeUndefined();
  });
});

test('what waits is not sent any more when the position ends', async () => {
  await openUntil('2031-06-16');
  await remindApplicants(now);
  expect(await notified()).toHaveLength(1);
  await openUntil('2031-06-16', 'p1', 'closed');
  await remindApplicants(now);
  expect(await notified()).toEqual([]);
});
