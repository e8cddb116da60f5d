import { randomUUID } from 'node:crypto';
import { madePdf } from '@lab/contract/features/pdfs/made-pdf.testing';
import type { FlawedPdf } from '@lab/contract/features/pdfs/schemas';
import { beforeAll, expect, test, vi } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { papersCollection } from '../papers/paper-store.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
const storageBucket = `${process.env.GCLOUD_PROJECT}.appspot.com`;
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: process.env.GCLOUD_PROJECT, storageBucket }));
// Otherwise Google's library searches for Google's metadata server for half a minute.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const { bucket, fileAt } = await import('../../core/data/storage.ts');
const { lookNightly } = await import('./look-nightly.ts');

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

async function store(bytes: Uint8Array, folder = `files/papers/${admin.uid}/`): Promise<string> {
  const name = `${folder}${randomUUID()}.pdf`;
  await bucket().file(name).save(Buffer.from(bytes), { contentType: 'application/pdf', resumable: false });
  return `/${name}`;
}

/** Through all pages of the list. */
async function listed() {
  const files: FlawedPdf[] = [];
  let [cursor, waiting] = ['', 0];
  do {
    const what = `GET /flawedPdfs${cursor && `?cursor=${encodeURIComponent(cursor)}`}`;
    const { body } = await call(what, { token: admin.token });
    files.push(...body.files);
    waiting += body.waiting;
    cursor = body.cursor;
  } while (cursor);
  return { waiting, at: (address: string) => files.find(({ file }) => file === address) };
}

test('each night the new PDFs are looked at, and the desk lists those that not everybody can read', async () => {
  const good = await store(madePdf({ text: 'Tides', tagged: true, title: 'Tides', language: 'en' }));
  const scan = await store(madePdf({ title: 'Scan', language: 'en' }), `files/content/${admin.uid}/`);
  const broken = await store(new TextEncoder().encode('reviewed'));
  const forMembers = await store(madePdf({}), `files/members/${admin.uid}/`);
  await papersCollection()
    .doc()
    .set({ title: 'Broken waves', file: broken } as never);
  expect((await listed()).waiting).toBeGreaterThanOrEqual(3);

  await lookNightly();
  const { at } = await listed();
  expect(at(good)).toBeUndefined();
  expect((await fileAt(good).getMetadata())[0].metadata?.flaws).toBe('none');
  expect(at(forMembers)).toBeUndefined();
  expect(at(scan)).toEqual({ file: scan, paperId: '', title: '', flaws: ['noText', 'untagged'] });
  expect(at(broken)).toMatchObject({ title: 'Broken waves', flaws: ['unreadable'] });
});

test('a file is looked at once, also if the process ended with it', async () => {
  const address = await store(madePdf({}));
  await bucket()
    .file(address.slice(1))
    .setMetadata({ metadata: { flaws: 'unreadable' } });
  await lookNightly();
  expect((await listed()).at(address)?.flaws).toEqual(['unreadable']);
});

test.each(['0.', '1.', '2.', '7.x', '-1.', '.', 'x', 'NaN.x', '0.made-up'])(
  'the cursor %j lists nothing else',
  async (cursor) => {
    const { status, body } = await call(`GET /flawedPdfs?cursor=${cursor}`, { token: admin.token });
    expect([200, 400]).toContain(status);
    const folders = (body.files ?? []).map(({ file }: FlawedPdf) => file.split('/').slice(0, 3).join('/'));
    for (const folder of folders) expect(['/files/papers', '/files/content']).toContain(folder);
  },
);

test('nobody but who edits the legal pages reads the list', async () => {
  const member = await makeMember();
  expect((await call('GET /flawedPdfs', { token: member.token })).status).toBe(403);
  expect((await call('GET /flawedPdfs')).status).toBe(401);
});
