import type { UploadTask } from 'firebase/storage';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeStorage, resetStorage, storage, storageServer } from '../test/storage-server.ts';
import { openStorage } from './firebase-storage.ts';
import type { PreparedImage } from './images.ts';
import { timeouts } from './timeouts.ts';
import { uploadImage, uploadPdf } from './upload.ts';

// Only the sign-in is mocked; the files go through the real SDK to a local server.
vi.mock('./firebase-storage.ts', () => ({ openStorage: vi.fn() }));

beforeEach(() => {
  resetStorage();
  vi.mocked(openStorage).mockResolvedValue({ storage, uid: 'mia', verified: true });
});
afterAll(closeStorage);

/** The blob has no type, so that the test sees the type that the upload adds. */
const blob = (words: string) => new Blob([words]);
const names = () => storageServer.requests.map(({ what }) => what).sort();

describe('a picture', () => {
  const picture = (): PreparedImage => ({
    purpose: 'news',
    width: 900,
    height: 600,
    original: blob('original'),
  });

  it('is uploaded once under its own name, because the server makes the smaller copies', async () => {
    const address = await uploadImage(picture());
    expect(address).toMatch(/^\/images\/news\/mia\/[\da-f-]{36}\.webp$/);
    const stem = address.slice(1, -'.webp'.length);
    expect(names()).toEqual([`POST ${stem}.webp`]);
    const [original] = storageServer.requests;
    expect(original?.body).toContain('original');
    expect(original?.body).toContain('"contentType":"image/webp"');
    expect(original?.body).toContain('"cacheControl":"public, max-age=31536000, immutable"');
    expect(original?.body).toContain('"contentEncoding":"identity"');
  });

  it('of a person is not kept by caches for a year', async () => {
    await uploadImage({ ...picture(), purpose: 'profile' });
    expect(storageServer.requests[0]?.body).toContain(
      '"cacheControl":"public, max-age=1800, must-revalidate"',
    );
  });

  it('reports its progress whenever a part got through, and not when the SDK only tries again', async () => {
    const progress: number[] = [];
    let task: UploadTask | undefined;
    const onTask = (begun?: UploadTask) => {
      task = begun ?? task;
    };
    await uploadImage(picture(), {
      onTask,
      onProgress: () => progress.push(task?.snapshot.bytesTransferred ?? 0),
    });
    expect(progress.at(-1)).toBe('original'.length);
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
    expect(progress).not.toContain(0);
  });

  it.each([
    ['has arrived', () => {}],
    ['was refused', () => Object.assign(storageServer, { refuse: () => 403 })],
  ])('has no task any more when it %s', async (_, happens) => {
    happens();
    const onTask = vi.fn();
    await uploadImage(picture(), { onTask }).catch(() => {});
    expect(onTask.mock.calls).toEqual([
      [expect.objectContaining({ snapshot: expect.anything() })],
      [undefined],
    ]);
  });

  it('fails if the storage refuses it', async () => {
    storageServer.refuse = () => 403;
    await expect(uploadImage(picture())).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });
});

describe('a file that does not get through', () => {
  const pdf = () => new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
  const { ...usual } = timeouts;
  afterEach(() => void Object.assign(timeouts, usual));

  it('fails as a lost connection after a minute without progress', async () => {
    storageServer.hangs = () => true;
    expect(timeouts.upload).toBe(60_000);
    Object.assign(timeouts, { upload: 100 });
    await expect(uploadPdf(pdf())).rejects.toMatchObject({ code: 'network' });
  });

  it('can be aborted with the caller’s reason', async () => {
    storageServer.hangs = () => true;
    const caller = new AbortController();
    const end = uploadPdf(pdf(), { signal: caller.signal }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(names().join()).toContain('.pdf'));
    const reason = new Error('enough');
    caller.abort(reason);
    expect(await end).toBe(reason);
  });

  it('is not uploaded if the sign-in is not known in time', async () => {
    vi.mocked(openStorage).mockReturnValue(new Promise(() => {}));
    Object.assign(timeouts, { call: 10 });
    await expect(uploadPdf(pdf())).rejects.toMatchObject({ code: 'network' });
    expect(storageServer.requests).toEqual([]);
  });
});

it('a PDF has an address in the folder of its owner', async () => {
  const address = await uploadPdf(new File(['%PDF'], 'My paper.pdf'));
  expect(address).toMatch(/^\/files\/papers\/mia\/[\da-f-]{36}\.pdf$/);
  // A cancelled upload of the test before may still arrive.
  const [sent, ...more] = storageServer.requests.filter(({ what }) => what.startsWith('POST files/'));
  expect([sent?.what, more]).toEqual([`POST ${address.slice(1)}`, []]);
  expect(sent?.body).toContain('"contentType":"application/pdf"');
});

describe('a portrait before the email is verified', () => {
  const portrait = (): PreparedImage => ({
    purpose: 'profile',
    width: 900,
    height: 900,
    original: blob('original'),
  });
  const path = (name: string) => `images/profile/mia/${name}.webp`;

  beforeEach(() => {
    vi.mocked(openStorage).mockResolvedValue({ storage, uid: 'mia', verified: false });
  });

  it('gets the first of three names, or the next one after an interrupted try', async () => {
    expect(await uploadImage(portrait())).toBe(`/${path('1')}`);
    storageServer.refuse = (name) => (name === path('3') ? undefined : 403);
    expect(await uploadImage(portrait())).toBe(`/${path('3')}`);
  });

  it('is refused when all names are taken', async () => {
    storageServer.refuse = () => 403;
    await expect(uploadImage(portrait())).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect(names()).toEqual(['1', '2', '3'].map((name) => `POST ${path(name)}`));
  });

  it('is not tried under another name when something else goes wrong', async () => {
    storageServer.refuse = () => 400;
    await expect(uploadImage(portrait())).rejects.toThrow();
    expect(new Set(names())).toEqual(new Set([`POST ${path('1')}`]));
  });
});
