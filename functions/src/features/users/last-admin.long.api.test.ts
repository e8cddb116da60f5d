import { beforeAll, expect, test, vi } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';

// A project of its own, because in the shared one there are always other admins.
await useOwnProject('demo-last-admin');
vi.stubEnv('TOKEN_SECRET', 'only-for-this-test-'.repeat(2));
const { identity } = await import('../../core/data/firebase.ts');
const { grantAdmin, revokeAdmin } = await import('./admin-claim.ts');
const { blockUser, unblockUser } = await import('./block.ts');
const { registerUser } = await import('./register.ts');

const callerOf = (uid: string) => ({
  uid,
  email: `${uid}@example.org`,
  role: 'admin' as const,
  verified: true,
  signedInAt: 0,
});
const [ann, bo] = [callerOf('ann'), callerOf('bo')];

const revoke = (of: typeof ann, by: typeof ann) => revokeAdmin(of.uid, async () => () => {}, by);
const isAdmin = async (uid: string) => (await identity().getUser(uid)).customClaims?.admin === true;
const last = 'This is the only admin who can sign in. Please make somebody else an admin first.';

beforeAll(async () => {
  for (const { uid, email } of [ann, bo]) {
    await identity()
      .deleteUser(uid)
      .catch(() => {}); // the accounts of an earlier run
    await identity().createUser({ uid, email, emailVerified: true });
    await registerUser({ email, name: uid, photoUrl: '' }, { ...callerOf(uid), role: '' });
  }
  await grantAdmin(ann.uid);
});

test('the last admin cannot be removed', async () => {
  await expect(revoke(ann, ann)).rejects.toThrow(last);
  expect(await isAdmin(ann.uid)).toBe(true);
});

test('an admin whose account is disabled does not count', async () => {
  await grantAdmin(bo.uid);
  await identity().updateUser(bo.uid, { disabled: true });
  await expect(revoke(ann, ann)).rejects.toThrow(last);
  expect(await revoke(bo, ann)).toBe(1);
  await identity().updateUser(bo.uid, { disabled: false });
});

test('of two admins who block each other at once, one can still sign in, and the other can be unblocked', async () => {
  await Promise.all([grantAdmin(ann.uid), grantAdmin(bo.uid)]);
  const block = (of: typeof ann, by: typeof ann) => blockUser(of.uid, by, async () => () => {});
  const results = await Promise.allSettled([block(bo, ann), block(ann, bo)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const isDisabled = async ({ uid }: typeof ann) => (await identity().getUser(uid)).disabled;
  expect([await isDisabled(ann), await isDisabled(bo)].filter(Boolean)).toHaveLength(1);
  const [blocked, other] = (await isDisabled(bo)) ? [bo, ann] : [ann, bo];
  expect(await unblockUser(blocked.uid, other)).toBe(1);
  expect([await isDisabled(ann), await isDisabled(bo)]).toEqual([false, false]);
});

test('of two admins who remove each other at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([grantAdmin(ann.uid), grantAdmin(bo.uid)]);
    const results = await Promise.allSettled([revoke(bo, ann), revoke(ann, bo)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = [await isAdmin(ann.uid), await isAdmin(bo.uid)];
    expect(left.filter(Boolean)).toHaveLength(1);
  }
});
