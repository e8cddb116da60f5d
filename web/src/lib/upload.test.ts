import * as node from 'node:buffer';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStorage } from './firebase-storage.ts';
import type { PreparedImage } from './images.ts';
import { removePortrait, uploadImage, uploadPdf } from './upload.ts';

// Who is signed in is not this test's matter; the files go through the real SDK to a server of this test.
vi.mock('./firebase-storage.ts', () => ({ openStorage: vi.fn() }));

interface Told {
  what: string;
  body: string;
}
let told: Told[];
let refuse: (name: string) => number | undefined;

async function answer(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', '*');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  if (request.method === 'OPTIONS') return response.end();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const name = searchParams.get('name') ?? decodeURIComponent(pathname.split('/o/')[1] ?? '');
  told.push({ what: `${request.method} ${name}`, body: await text(request) });
  const status = refuse(name);
  response.writeHead(status ?? 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(status ? { error: { code: status } } : { name, bucket: 'lab', size: '1' }));
}

const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
const app = initializeApp({ storageBucket: 'lab' });
const storage = getStorage(app);
connectStorageEmulator(storage, '127.0.0.1', (server.address() as AddressInfo).port);
afterAll(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  // Node's `fetch` cannot send those of jsdom.
  vi.stubGlobal('Blob', node.Blob);
  vi.stubGlobal('File', node.File);
  told = [];
  refuse = () => undefined;
  vi.mocked(openStorage).mockResolvedValue({ storage, uid: 'mia' });
});

/** Without a type of its own, so that what is sent with it shows. */
const blob = (words: string) => new Blob([words]);
const names = () => told.map(({ what }) => what).sort();

describe('a picture', () => {
  const picture = (): PreparedImage => ({
    purpose: 'news',
    width: 900,
    height: 600,
    original: blob('original'),
    copies: [
      { width: 480, blob: blob('small') },
      { width: 750, blob: blob('large') },
    ],
  });

  it('is sent with its copies beside it, and has one address', async () => {
    const address = await uploadImage(picture());
    expect(address).toMatch(/^\/images\/news\/mia\/[\da-f-]{36}\.webp$/);
    const stem = address.slice(1, -'.webp'.length);
    expect(names()).toEqual([`POST ${stem}-480.webp`, `POST ${stem}-750.webp`, `POST ${stem}.webp`]);
    const original = told.find(({ what }) => what.endsWith(`${stem}.webp`));
    expect(original?.body).toContain('original');
    expect(original?.body).toContain('"contentType":"image/webp"');
    expect(original?.body).toContain('"cacheControl":"public, max-age=31536000, immutable"');
    expect(original?.body).toContain('"contentEncoding":"identity"');
  });

  it('tells how much of all its files is sent', async () => {
    const progress: number[] = [];
    await uploadImage(picture(), (done) => progress.push(done));
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.some((done) => done > 0 && done < 1)).toBe(true);
  });

  it('is not sent where one of its files is refused', async () => {
    refuse = (name) => (name.endsWith('-480.webp') ? 403 : undefined);
    await expect(uploadImage(picture())).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });
});

it('a PDF has an address in the folder of its owner', async () => {
  const address = await uploadPdf(new File(['%PDF'], 'My paper.pdf'));
  expect(address).toMatch(/^\/files\/papers\/mia\/[\da-f-]{36}\.pdf$/);
  // What the test before it called off may still arrive.
  const [sent, ...more] = told.filter(({ what }) => what.startsWith('POST files/'));
  expect([sent?.what, more]).toEqual([`POST ${address.slice(1)}`, []]);
  expect(sent?.body).toContain('"contentType":"application/pdf"');
});

describe('a portrait that is needed no more', () => {
  const warn = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

  it('is removed with its copies', async () => {
    await removePortrait('/images/profile/mia/old.webp');
    expect(names()).toEqual(
      ['-192.webp', '-240.webp', '-96.webp', '.webp'].map((end) => `DELETE images/profile/mia/old${end}`),
    );
  });

  it.each([
    '/images/profile/tom/old.webp',
    '/images/news/mia/old.webp',
    'https://example.org/images/profile/mia/old.webp',
    '/images/profile/mia/old.webp?x=1',
    '/images/profile/mia/old_webp',
    '',
  ])('stays where it is not the person’s own: %j', async (address) => {
    const spy = warn();
    await removePortrait(address);
    expect(told).toEqual([]);
    expect(spy).not.toHaveBeenCalled();
  });

  it('may have lost some of its copies', async () => {
    const spy = warn();
    refuse = (name) => (name.endsWith('-96.webp') ? 404 : undefined);
    await removePortrait('/images/profile/mia/old.webp');
    expect(told).toHaveLength(4);
    expect(spy).not.toHaveBeenCalled();
  });

  it('does not fail what is done already when it cannot be removed', async () => {
    const spy = warn();
    refuse = () => 403;
    await expect(removePortrait('/images/profile/mia/old.webp')).resolves.toBeUndefined();
    expect(spy).toHaveBeenCalledTimes(4);
    const offline = new Error('offline');
    vi.mocked(openStorage).mockRejectedValue(offline);
    await expect(removePortrait('/images/profile/mia/old.webp')).resolves.toBeUndefined();
    expect(spy).toHaveBeenLastCalledWith(offline);
  });
});
