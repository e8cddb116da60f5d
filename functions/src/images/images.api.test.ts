import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { firebase } from '../data/firebase.ts';

const original = Buffer.from('original');
const narrow = Buffer.from('narrow');

const packed = [
  ['images/papers/uid1/packed.webp', 'image/webp'],
  ['files/papers/uid1/packed.pdf', 'application/pdf'],
] as const;

const fetchFile = (path: string, method = 'GET') => fetch(`${process.env.LAB_ADDRESS}${path}`, { method });

beforeAll(async () => {
  const bucket = getStorage(firebase()).bucket(`${process.env.GCLOUD_PROJECT}.appspot.com`);
  await bucket.file('images/papers/uid1/a-b.webp').save(original, { contentType: 'text/html' });
  await bucket.file('images/papers/uid1/a-b-480.webp').save(narrow, { contentType: 'image/webp' });
  await bucket.file('files/papers/uid1/a.pdf').save(original, { contentType: 'application/pdf' });
  await bucket.file('images/secret/uid1/a.webp').save(original);
  for (const [name, contentType] of packed)
    await bucket.file(name).save(Buffer.alloc(10_000), { contentType, gzip: true });
});

test.each([
  ['/images/papers/uid1/a-b.webp', 'original', 'image/webp'],
  ['/images/papers/uid1/a-b-480.webp', 'narrow', 'image/webp'],
  ['/images/papers/uid1/a-b-1080.webp', 'original', 'image/webp'],
  ['/files/papers/uid1/a.pdf', 'original', 'application/pdf'],
])('%s is %s as %s, for ever, and never taken for anything else', async (path, content, type) => {
  const answer = await fetchFile(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(content);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

// From the function itself: the local Hosting puts the policy of pages in place of it.
test.each([
  ['/images/papers/uid1/a-b.webp', true],
  ['/files/papers/uid1/a.pdf', false],
])('%s is in a sandbox: %s', async (path, inSandbox) => {
  const functions = `http://127.0.0.1:${process.env.LAB_FUNCTIONS_PORT}/demo-research-lab/europe-west1`;
  const { status, headers } = await fetch(`${functions}/images${path}`);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')?.includes('sandbox') ?? false).toBe(inSandbox);
});

test.each([
  '/images/papers/uid1/none.webp',
  '/images/papers/uid1/none-share.jpg',
  // Its bytes are no picture.
  '/images/papers/uid1/a-b-share.jpg',
  '/images/papers/uid1/a-b.png',
  '/images/secret/uid1/a.webp',
  '/images/papers/uid1%2Fa-b.webp',
  '/images/papers/uid1/a-b-500.webp',
  '/images/',
  '/files/papers/uid1/a-b.webp',
  '/files/papers/uid1/none.pdf',
  '/images/papers/uid1/packed.webp',
  '/images/papers/uid1/packed-share.jpg',
  '/files/papers/uid1/packed.pdf',
])('%s is not found, and that is not kept', async (path) => {
  const answer = await fetchFile(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('what networks show of a page is cut from the picture, in their size', async () => {
  const picture = sharp({ create: { width: 1080, height: 720, channels: 4, background: '#0b5d4b80' } });
  const bucket = getStorage(firebase()).bucket(`${process.env.GCLOUD_PROJECT}.appspot.com`);
  const stored = bucket.file('images/news/uid1/wide.webp');
  await stored.save(await picture.webp().toBuffer(), { contentType: 'image/webp' });

  const answer = await fetchFile('/images/news/uid1/wide-share.jpg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test.each(['/images/papers/uid1/a-b.webp', '/images/news/uid1/wide-share.jpg', '/files/papers/uid1/a.pdf'])(
  '%s with a made-up query leads to the address that caches keep',
  async (path) => {
    const answer = await fetch(`${process.env.LAB_ADDRESS}${path}?again=1`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(path);
  },
);

test('HEAD answers without a body, other methods are refused', async () => {
  const head = await fetchFile('/images/papers/uid1/a-b.webp', 'HEAD');
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const post = await fetchFile('/images/papers/uid1/a-b.webp', 'POST');
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});
