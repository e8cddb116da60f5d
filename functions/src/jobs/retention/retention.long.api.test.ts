/** The job runs in this process, with records and notices that are made older than they are. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../../test/call.ts';
import { legalAnswers } from '../../test/legal-answers.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply, publishPaper, sendMessage } from '../../test/records.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
const storageBucket = `${process.env.GCLOUD_PROJECT}.appspot.com`;
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: process.env.GCLOUD_PROJECT, storageBucket }));
// Otherwise Google's library searches for Google's metadata server for half a minute.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const { identity } = await import('../../core/data/firebase.ts');
const { now: timeNow, timeAt } = await import('../../core/data/time.ts');
const { applicationDocument } = await import('../../features/applications/application-store.ts');
const { messagesCollection } = await import('../../features/messages/message-store.ts');
const { barriersCollection } = await import('../../features/legal/barriers/barrier-store.ts');
const { noticesCollection } = await import('../../features/mail/notices/notice-store.ts');
const { userDocument } = await import('../../features/users/user-store.ts');
const { noticeDocument } = await import('../../features/legal/retention/notice-store.ts');
const { announce, expire } = await import('./expire.ts');

type Notice = Parameters<typeof expire>[0];

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => timeAt(Date.now() - days * day);
const year = 366;

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const setTerms = (terms: object) =>
  byAdmin('PATCH /retention', { applications: '12', messages: '12', accounts: '12', ...terms });
afterAll(() => setTerms({}));

const noticeOf = async (kind: Notice['kind'], id: string) => (await noticeDocument(kind, id).get()).data();
const mine = async ({ token }: Person) => (await call('GET /deletions', { token })).body;
const logOf = async (id: string) => (await byAdmin(`GET /activity?target=${id}`)).body;

/** As if it had been announced so many days ago. */
async function announcedAgo(kind: Notice['kind'], id: string, days: number): Promise<void> {
  await noticeDocument(kind, id).update({ createdAt: ago(days), deleteAt: ago(days - 30) });
}

/** Deletes only this record, because all tests share one suite. */
async function expireNow(kind: Notice['kind'], id: string): Promise<void> {
  const notice = await noticeOf(kind, id);
  if (notice) await expire(notice, new Date());
}

async function oldMessage(sender: Person): Promise<string> {
  const id = await sendMessage(sender);
  await messagesCollection()
    .doc(id)
    .update({ createdAt: ago(year + 10) });
  return id;
}

test('an old message is announced to its owner, deleted 30 days later, and logged without names', async () => {
  const member = await makeMember('Mona Message');
  const id = await oldMessage(member);
  await announce(new Date());
  const [notice] = await mine(member);
  expect(notice).toMatchObject({ kind: 'message', name: 'When do you open?' });
  const left = (Date.parse(notice.deleteAt) - Date.now()) / day;
  expect(left).toBeGreaterThan(29.9);
  expect(left).toBeLessThan(30.1);
  const due = (await byAdmin('GET /retentionDue')).body;
  expect(due).toContainEqual(expect.objectContaining({ recordId: id, announced: true }));

  await expireNow('message', id);
  expect((await messagesCollection().doc(id).get()).exists).toBe(true);
  await announce(new Date());
  expect((await noticeOf('message', id))?.deleteAt.toMillis()).toBe(Date.parse(notice.deleteAt));

  await announcedAgo('message', id, 31);
  await expireNow('message', id);
  expect((await messagesCollection().doc(id).get()).exists).toBe(false);
  expect(await mine(member)).toEqual([]);
  const [entry] = await logOf(id);
  expect(entry).toMatchObject({ actor: 'Retention', action: 'expired', kind: 'message' });
  expect(JSON.stringify(entry)).not.toMatch(/Mona|When do you open/);
});

test('what is younger, or was answered since, stays', async () => {
  const member = await makeMember();
  const young = await sendMessage(member);
  await messagesCollection()
    .doc(young)
    .update({ createdAt: ago(year - 60) });
  const answered = await oldMessage(member);
  await byAdmin('PATCH /contactReplay', { _id: answered, replay: 'At eight.' });
  await announce(new Date());
  expect(await mine(member)).toEqual([]);

  const late = await oldMessage(member);
  await announce(new Date());
  await announcedAgo('message', late, 31);
  await byAdmin('PATCH /contactReplay', { _id: late, replay: 'At nine.' });
  await expireNow('message', late);
  expect((await messagesCollection().doc(late).get()).exists).toBe(true);
  expect(await mine(member)).toEqual([]);
});

test('a longer term, or never, takes the announcement back; a shorter one announces for 30 days first', async () => {
  const member = await makeMember();
  const id = await oldMessage(member);
  await announce(new Date());
  await announcedAgo('message', id, 31);
  await setTerms({ messages: 'never' });
  await expireNow('message', id);
  expect((await messagesCollection().doc(id).get()).exists).toBe(true);
  await announce(new Date());
  expect(await mine(member)).toEqual([]);

  await setTerms({ messages: '3' });
  await expireNow('message', id);
  await announce(new Date());
  await expireNow('message', id);
  expect((await messagesCollection().doc(id).get()).exists).toBe(true);
  expect(await mine(member)).toHaveLength(1);
  await setTerms({});
});

test('applications, decisions and reports of barriers have their terms too', async () => {
  const applicant = await makeMember('Anna Applicant');
  await apply(applicant, admin);
  await applicationDocument(applicant.uid).update({ createdAt: ago(year + 1) });
  const [decision, dismissed] = [noticesCollection().doc(), noticesCollection().doc()];
  const createdAt = ago(year + 1);
  const declined = {
    event: 'applicationDeclined',
    name: 'Postdoc',
    about: '',
    path: '',
    read: false,
  } as const;
  const notice = { ...declined, uid: applicant.uid, byUid: '', createdAt };
  const decided = { name: 'Postdoc', recordId: '', reason: '', feedback: '', createdAt };
  await decision.set({ ...notice, decision: decided });
  await dismissed.set(notice);
  const barrier = barriersCollection().doc();
  const times = { createdAt: ago(year + 9), changedAt: ago(year + 1) };
  await barrier.set({ message: 'x', page: '', email: 'a@b.example', state: 'settled', ...times });
  await announce(new Date());
  expect((await mine(applicant)).map(({ kind }: Notice) => kind).sort()).toEqual(['application', 'decision']);
  const all = [
    ['application', applicant.uid, applicationDocument(applicant.uid)],
    ['decision', decision.id, decision],
    ['barrier', barrier.id, barrier],
  ] as const;
  for (const [kind, id, document] of all) {
    await announcedAgo(kind, id, 31);
    await expireNow(kind, id);
    expect((await document.get()).exists).toBe(false);
    expect((await logOf(id))[0].action).toBe('expired');
  }
});

describe('an account', () => {
  /** As if it had been used so many days ago. */
  async function unusedFor(days: number, name = 'Ulla Unused'): Promise<string> {
    const uid = `unused-${randomUUID().slice(0, 8)}`;
    const email = `${uid}@example.org`;
    const used = new Date(Date.now() - days * day).toUTCString();
    await identity().importUsers([
      { uid, email, emailVerified: true, metadata: { creationTime: used, lastSignInTime: used } },
    ]);
    const nothing = { phone: '', university: '', details: '', photoUrl: '' };
    const socialMedia = { linkedin: '', twitter: '', facebook: '', github: '' };
    await userDocument(uid).set({ name, email, ...nothing, role: '', socialMedia, createdAt: ago(days) });
    return uid;
  }
  const hasAccount = async (uid: string) =>
    identity()
      .getUser(uid)
      .then(
        () => true,
        () => false,
      );

  async function afterThirtyDays(uid: string): Promise<void> {
    await announce(new Date());
    if (await noticeOf('account', uid)) await announcedAgo('account', uid, 31);
    await expireNow('account', uid);
  }

  test('that nobody used is deleted with its record', async () => {
    const uid = await unusedFor(year + 1);
    await afterThirtyDays(uid);
    expect(await hasAccount(uid)).toBe(false);
    expect((await userDocument(uid).get()).exists).toBe(false);
    const [entry] = await logOf(uid);
    expect(entry).toMatchObject({ action: 'expired', kind: 'user', targetName: 'Account' });
    expect(await noticeOf('account', uid)).toBeUndefined();
  });

  test('that is used, disabled, or has a right or a record stays', async () => {
    const used = await unusedFor(year - 60);
    const disabled = await unusedFor(year + 1);
    await identity().updateUser(disabled, { disabled: true });
    const claimed = await unusedFor(year + 1);
    await identity().setCustomUserClaims(claimed, { admin: true });
    const writer = await unusedFor(year + 1);
    await userDocument(writer).update({ role: 'writer' });
    const recorded = await unusedFor(year + 1);
    await userDocument(recorded).update({ role: 'admin' });
    const sender = await unusedFor(year + 1);
    const message = { name: '', email: '', phone: '', message: 'x', reply: '' };
    await messagesCollection()
      .doc()
      .set({ ...message, uid: sender, createdAt: timeNow() });
    const author = await makeMember('Paula Published');
    const author2 = await unusedFor(year + 1);
    const paper = await publishPaper(author, admin);
    const { paperDocument } = await import('../../features/papers/paper-store.ts');
    await paperDocument(paper).update({ uid: author2 });
    for (const uid of [used, disabled, claimed, writer, recorded, sender, author2]) {
      await announce(new Date());
      expect(await noticeOf('account', uid)).toBeUndefined();
      // Also with a notice from before it got its right or record.
      const notice = {
        kind: 'account',
        recordId: uid,
        uid,
        name: '',
        deleteAt: ago(1),
        createdAt: ago(31),
      } as const;
      await noticeDocument('account', uid).set(notice);
      await expireNow('account', uid);
      expect(await hasAccount(uid)).toBe(true);
      expect((await userDocument(uid).get()).exists).toBe(true);
      expect(await noticeOf('account', uid)).toBeUndefined();
    }
  });

  test('whose deletion broke off is finished, also when its owner came back, and logged once', async () => {
    const uid = await unusedFor(year + 1);
    await announce(new Date());
    await announcedAgo('account', uid, 31);
    const deleting = vi.spyOn(identity(), 'deleteUser').mockRejectedValueOnce(new Error('broken off'));
    await expect(expireNow('account', uid)).rejects.toThrow('broken off');
    deleting.mockRestore();
    expect(await hasAccount(uid)).toBe(true);
    await announce(new Date());
    await expireNow('account', uid);
    expect(await hasAccount(uid)).toBe(false);
    expect(await noticeOf('account', uid)).toBeUndefined();

    const gone = await unusedFor(year + 1);
    await announce(new Date());
    await noticeDocument('account', gone).update({ createdAt: ago(31), startedAt: ago(1) });
    await identity().deleteUser(gone);
    await expireNow('account', gone);
    await expireNow('account', gone);
    for (const id of [uid, gone]) {
      expect((await logOf(id)).map(({ action }: { action: string }) => action)).toEqual(['expired']);
    }
  });
});

test('two admins cannot overwrite each other’s terms, and the privacy page has the terms that count', async () => {
  await byAdmin('PATCH /legalPages/privacy', legalAnswers.privacy);
  const seen = (await byAdmin('GET /retention')).body;
  expect(seen).toEqual({ applications: '12', messages: '12', accounts: '12' });
  expect((await byAdmin('PATCH /retention', { ...seen, messages: '24', before: seen })).status).toBe(200);
  expect((await byAdmin('PATCH /retention', { ...seen, messages: '36', before: seen })).status).toBe(409);
  expect((await byAdmin('PATCH /retention', { ...seen, messages: '1' })).status).toBe(400);
  const page = async () => (await call('GET /legalPages/privacy')).body.html;
  expect(await page()).toContain('A message or a report of a barrier: 2 years after the answer.');
  await setTerms({ accounts: 'never' });
  expect(await page()).toContain('Accounts are not deleted by themselves.');
  await byAdmin('PATCH /legalPages/privacy', { state: 'draft' });
});
