import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyProject, useOwnProject } from '../../test/own-project.ts';

// A project of its own, because the shared one has admins.
const project = 'demo-setup';
await useOwnProject(project);
vi.stubEnv('TOKEN_SECRET', 'only-for-this-test-'.repeat(2));
const { identity } = await import('../../core/data/firebase.ts');
const { firestore, transact } = await import('../../core/data/firestore.ts');
const { timeAt } = await import('../../core/data/time.ts');
const { grantAdmin } = await import('../users/admin-claim.ts');
const { userDocument } = await import('../users/user-store.ts');
const { content } = await import('../../app/content-kinds.ts');
const { makeFirstAdmin } = await import('./first-admin.ts');
const { makeSetupCode } = await import('./setup-code.ts');
const { isSetUp } = await import('./setup-store.ts');
const { setupHandlers } = await import('./setup.ts');
const { waitsForFirstAdmin } = await import('./waits-for-first-admin.ts');

const ada = { name: 'Ada First', email: 'ada@first.test', password: 'Kestrel.2026' };
const bo = { name: 'Bo Second', email: 'bo@first.test', password: 'Kestrel.2026' };
const done = 'Somebody has set up this lab already. Please log in.';
const wrongCode =
  'This code is not right, or it is too old or used. Run npm run setup-code again for a new one.';
const onThisMachine = { asksCode: false };
const deployed = { asksCode: true };

const accounts = async () => (await identity().listUsers()).users;
const isDone = () => transact(isSetUp);

beforeEach(async () => {
  await emptyProject(project);
  await identity().deleteUsers((await accounts()).map(({ uid }) => uid));
});

test('the first admin can sign in as an admin, and is in the log', async () => {
  expect(await waitsForFirstAdmin()).toBe(true);
  const { insertedId: uid } = await makeFirstAdmin(ada, onThisMachine);
  expect(await identity().getUser(uid)).toMatchObject({
    email: ada.email,
    emailVerified: true,
    displayName: ada.name,
    customClaims: { admin: true },
  });
  expect((await userDocument(uid).get()).data()).toMatchObject({
    name: ada.name,
    email: ada.email,
    role: 'admin',
  });
  const { docs } = await firestore().collection('activity').get();
  expect(docs.map((entry) => entry.data())).toMatchObject([
    { action: 'madeAdmin', kind: 'user', targetId: uid, actorUid: uid, actor: ada.email },
  ]);
  expect(await waitsForFirstAdmin()).toBe(false);
});

test('a lab is set up once, also after its admin was removed by hand', async () => {
  const { insertedId: uid } = await makeFirstAdmin(ada, onThisMachine);
  await expect(makeFirstAdmin(bo, onThisMachine)).rejects.toMatchObject({ status: 409, message: done });
  await identity().deleteUser(uid);
  await userDocument(uid).delete();
  await expect(makeFirstAdmin(bo, onThisMachine)).rejects.toMatchObject({ status: 409, message: done });
  expect(await accounts()).toEqual([]);
});

test('of people who do it at once, one is the admin and no account of the others is left', async () => {
  const people = [1, 2, 3, 4].map((at) => ({ ...ada, email: `at-once-${at}@first.test` }));
  const results = await Promise.allSettled(people.map((person) => makeFirstAdmin(person, onThisMachine)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.message)).toEqual([done, done, done]);
  expect(await accounts()).toHaveLength(1);
  expect((await firestore().collection('users').get()).size).toBe(1);
});

test('a lab of an earlier version is set up, because it has an admin', async () => {
  const { uid } = await identity().createUser({ email: bo.email, emailVerified: true });
  await userDocument(uid).set({ email: bo.email, role: '' } as never);
  expect(await isDone()).toBe(false);
  await grantAdmin(uid);
  expect(await isDone()).toBe(true);
  await expect(makeFirstAdmin(ada, onThisMachine)).rejects.toThrow(done);
  expect(await makeSetupCode()).toBeUndefined();
});

test('an account that somebody has registered with this email never becomes the admin', async () => {
  const { uid } = await identity().createUser({ email: ada.email, password: 'Guessed#1' });
  await expect(makeFirstAdmin(ada, onThisMachine)).rejects.toMatchObject({
    status: 409,
    fields: { email: expect.stringContaining('There is an account with this email already.') },
  });
  expect(await identity().getUser(uid)).toMatchObject({ emailVerified: false });
  expect((await identity().getUser(uid)).customClaims).toBeUndefined();
  expect(await isDone()).toBe(false);
});

describe('where the lab is deployed', () => {
  const with_ = (code: string | undefined) => makeFirstAdmin({ ...ada, code }, deployed);
  const refusal = { status: 400, message: wrongCode, fields: { code: wrongCode } };

  test('nobody gets in without a code, before and after one was printed', async () => {
    await expect(with_(undefined)).rejects.toMatchObject(refusal);
    await expect(with_('')).rejects.toMatchObject(refusal);
    const code = await makeSetupCode();
    for (const wrong of [undefined, '', 'ABCDE-ABCDE-ABCDE-ABCDE', code?.slice(0, -1), `${code}A`]) {
      await expect(with_(wrong)).rejects.toMatchObject(refusal);
    }
    expect(await accounts()).toEqual([]);
  });

  test('the code works, however it is typed, and once', async () => {
    const code = (await makeSetupCode()) ?? '';
    expect(code).toMatch(/^[A-Z\d]{5}(-[A-Z\d]{5}){5}$/);
    await with_(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect((await firestore().doc('setupCodes/firstAdmin').get()).exists).toBe(false);
    await expect(with_(code)).rejects.toThrow(done);
  });

  test('only its hash is stored', async () => {
    const code = (await makeSetupCode()) ?? '';
    const stored = JSON.stringify((await firestore().doc('setupCodes/firstAdmin').get()).data());
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  test('a new code replaces the earlier one', async () => {
    const earlier = await makeSetupCode();
    const later = await makeSetupCode();
    await expect(with_(earlier)).rejects.toMatchObject(refusal);
    await with_(later);
  });

  test('a code of yesterday is refused', async () => {
    const code = await makeSetupCode();
    await firestore()
      .doc('setupCodes/firstAdmin')
      .update({ expiresAt: timeAt(Date.now() - 1) });
    await expect(with_(code)).rejects.toMatchObject(refusal);
  });
});

describe('the list of steps', () => {
  const { checklist, changeChecklist } = setupHandlers(content);
  const input = {
    params: {},
    query: undefined,
    caller: { uid: '', email: '', verified: true, role: 'admin' as const, signedInAt: 0 },
  };
  const read = () => checklist({ ...input, body: undefined });
  const change = (hidden: boolean) => changeChecklist({ ...input, body: { hidden } });

  test('is shown in a lab that began empty, and has nothing done', async () => {
    await makeFirstAdmin(ada, onThisMachine);
    expect(await read()).toEqual({ hidden: false, done: [], local: false });
  });

  test('is hidden in every other lab', async () => {
    expect(await read()).toEqual({ hidden: true, done: [], local: false });
  });

  test('says what there is', async () => {
    const home = firestore().doc('public/home');
    const labInfo = { email: '', phone: '', location: '', overview: { details: 'We look.' } };
    await home.set({ labInfo, team: [{ name: 'Ada' }], areas: [], paperCount: 3 });
    await firestore().doc('users/u1').set({ name: 'Ada' });
    await firestore().doc('openPositions/p1').set({ role: 'Postdoc' });
    await firestore().doc('freePages/f1').set({ title: 'Visit us', state: 'draft' });
    expect(await read()).toMatchObject({ done: ['about', 'people', 'works', 'positions'] });
    await home.update({ 'labInfo.email': 'lab@first.test', 'labInfo.carousel': [{ image: '/a.webp' }] });
    await home.update({ settings: { look: { accent: '#004488' } } });
    await firestore().doc('users/u2').set({ name: 'Bo' });
    await firestore().doc('freePages/f1').update({ state: 'published' });
    expect(await read()).toMatchObject({
      done: ['contact', 'look', 'about', 'people', 'works', 'pages', 'positions', 'pictures', 'accounts'],
    });
  });

  test('is hidden and brought back for all admins', async () => {
    await change(true);
    expect(await read()).toMatchObject({ hidden: true });
    await change(false);
    expect(await read()).toMatchObject({ hidden: false });
  });
});
