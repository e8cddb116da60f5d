import { setTimeout } from 'node:timers/promises';
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { day, hour, minute } from '@lab/contract/lib/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { firestore, transact } from '../../core/data/firestore.ts';
import { openFirestore } from '../../test/engine.ts';
import { endLease, leaseMs, takeLease } from './lease.ts';
import { mailCollection } from './mail-store.ts';
import { notify } from './notify.ts';

await openFirestore();

const { reasons } = mailDeskTexts;
let id = '';
let now = 0;

beforeEach(async () => {
  id = await transact(async (tx) => notify(tx, 'roleGiven', { right: 'writer' }, { uid: 'mia' }));
  now = Date.now();
});

const stored = async () => (await mailCollection().doc(id).get()).data();

async function take(at: number) {
  const lease = await takeLease(id, at);
  if (!lease || lease === 'given up') throw new Error(`No lease: ${lease}`);
  return lease;
}

const choose = (settings: object) =>
  firestore()
    .doc('mailSettings/main')
    .set({ on: true, perHour: 300, from: '', ...settings });

test('of many senders one gets the mail', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => takeLease(id, now)));
  expect(all.filter(Boolean)).toHaveLength(1);
  expect((await stored())?.delivery).toMatchObject({ state: 'PROCESSING', attempts: 1 });
});

test('another sender takes it over when the lease has ended, and not before', async () => {
  await take(now);
  expect(await takeLease(id, now + leaseMs - 1)).toBeUndefined();
  expect((await take(now + leaseMs)).attempts).toBe(2);
});

test('a sender that has lost its lease notes nothing', async () => {
  const slow = await take(now);
  const other = await take(now + leaseMs);
  await endLease(slow, { state: 'ERROR', error: 'late' }, now + leaseMs);
  expect((await stored())?.delivery.state).toBe('PROCESSING');
  await endLease(other, { state: 'SUCCESS', info: { messageId: '<a@b>', response: '250' } }, now + leaseMs);
  await endLease(slow, { state: 'RETRY', error: 'late' }, now + leaseMs);
  expect((await stored())?.delivery).toMatchObject({
    state: 'SUCCESS',
    error: '',
    info: { response: '250' },
  });
  expect(await takeLease(id, now + day)).toBeUndefined();
});

test('the waits grow, and after a day it is given up with what the server said last', async () => {
  const waits: number[] = [];
  for (let at = now; ; ) {
    const lease = await takeLease(id, at);
    if (lease === 'given up') break;
    if (!lease) throw new Error('It should be due');
    await endLease(lease, { state: 'RETRY', error: 'Greylisted' }, at);
    const due = (await stored())?.dueAt.toMillis() ?? 0;
    waits.push((due - at) / minute);
    at = due;
  }
  expect(waits.slice(0, 7)).toEqual([1, 5, 15, 30, 60, 120, 120]);
  const sum = waits.reduce((all, wait) => all + wait, 0);
  expect(sum).toBeGreaterThan(24 * 60);
  expect(sum).toBeLessThan(27 * 60);
  const { delivery, dueAt } = (await stored()) ?? {};
  expect(delivery).toMatchObject({ state: 'ERROR', error: `${reasons.tooOld} Greylisted` });
  expect(dueAt?.toMillis()).toBe(0);
});

describe('the lab’s settings', () => {
  test('switched off, nothing is sent and nothing is lost', async () => {
    await choose({ on: false });
    expect(await takeLease(id, now)).toBeUndefined();
    await choose({ on: true });
    expect((await take(now)).attempts).toBe(1);
  });

  test('no more than so many an hour: the rest waits for the next', async () => {
    await choose({ perHour: 2 });
    const at = Math.floor(now / hour) * hour + hour;
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        transact(async (tx) => notify(tx, 'roleGiven', { right: 'writer' }, { uid: `p${index}` })),
      ),
    );
    const leases = await Promise.all(ids.map((one) => takeLease(one, at)));
    expect(leases.filter(Boolean)).toHaveLength(2);
    const left = ids.filter((_, index) => !leases[index]);
    for (const one of left) {
      const mail = (await mailCollection().doc(one).get()).data();
      expect(mail?.dueAt.toMillis()).toBe(at + hour);
      expect(mail?.delivery).toMatchObject({ state: 'PENDING', attempts: 0, error: reasons.overLimit });
    }
    const next = await Promise.all(left.map((one) => takeLease(one, at + hour)));
    expect(next.filter(Boolean)).toHaveLength(2);
  });
});

test('the secret of an invitation does not stay when it has been sent', async () => {
  const path = '/invitation#s3cret';
  id = await transact(async (tx) => notify(tx, 'invitation', {}, { address: 'jo@example.org' }, { path }));
  await endLease(await take(Date.now()), { state: 'SUCCESS' }, now);
  expect(JSON.stringify(await stored())).not.toContain('s3cret');
});

test('a mail that was deleted with its account comes back by nothing', async () => {
  const lease = await take(now);
  await mailCollection().doc(id).delete();
  await endLease(lease, { state: 'RETRY', error: 'x' }, now);
  expect(await stored()).toBeUndefined();
  expect(await takeLease(id, now + day)).toBeUndefined();
});

test('the sender of a mail that was replaced meanwhile notes nothing of the new one', async () => {
  const address = 'jo@example.org';
  const write = (path: string) =>
    transact(async (tx) => notify(tx, 'invitation', {}, { address }, { path, id: 'renewed' }));
  id = await write('/invitation#first');
  const first = await take(Date.now());
  await setTimeout(2);
  await write('/invitation#second');
  const second = await take(Date.now());
  await endLease(first, { state: 'SUCCESS' }, now);
  expect((await stored())?.delivery.state).toBe('PROCESSING');
  await endLease(second, { state: 'RETRY', error: 'Greylisted' }, now);
  expect((await stored())?.delivery).toMatchObject({ state: 'RETRY', error: 'Greylisted' });
  expect((await stored())?.template.data.path).toBe('/invitation#second');
});
