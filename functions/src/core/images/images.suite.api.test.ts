import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeMember } from '../../test/people.ts';
import { firebase } from '../data/firebase.ts';

const original = Buffer.from('original');
const narrow = Buffer.from('narrow');

const packed = [
  ['images/papers/uid1/packed.webp', 'image/webp'],
  ['files/papers/uid1/packed.pdf', 'application/pdf'],
] as const;

const forEver = 'public, max-age=31536000, immutable';
/** At the CDN and then in a browser: an hour together. */
const halfAnHour = 'public, max-age=1800, must-revalidate';

const fetchFile = (path: string, method = 'GET') => fetch(`${process.env.LAB_ADDRESS}${path}`, { method });

beforeAll(async () => {
  const bucket = getStorage(firebase()).bucket(`${process.env.GCLOUD_PROJECT}.appspot.com`);
  await bucket.file('images/papers/uid1/a-b.webp').save(original, { contentType: 'text/html' });
  await bucket.file('images/papers/uid1/a-b-480.webp').save(narrow, { contentType: 'image/webp' });
  await bucket.file('images/papers/uid1/alone-480.webp').save(narrow, { contentType: 'image/webp' });
  await bucket.file('files/papers/uid1/a.pdf').save(original, { contentType: 'application/pdf' });
  await bucket.file('images/secret/uid1/a.webp').save(original);
  for (const [name, contentType] of packed)
    await bucket.file(name).save(Buffer.alloc(10_000), { contentType, gzip: true });
});

test.each([
  ['/images/papers/uid1/a-b.webp', 'original', 'image/webp'],
  // The stored bytes are no real picture, so they are sent instead of a copy; a file that its owner stored
  // beside it is not shown.
  ['/images/papers/uid1/a-b-480.webp', 'original', 'image/webp'],
  ['/images/papers/uid1/a-b-1080.webp', 'original', 'image/webp'],
  ['/files/papers/uid1/a.pdf', 'original', 'application/pdf'],
])('%s is %s as %s, cached for half an hour, with its type fixed', async (path, content, type) => {
  const answer = await fetchFile(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(content);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe(halfAnHour);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

// Calls the function directly, because the local Hosting replaces this header with the policy of pages.
test.each([
  ['/images/papers/uid1/a-b.webp', true],
  ['/files/papers/uid1/a.pdf', false],
])('%s is in a sandbox: %s, and in no frame', async (path, inSandbox) => {
  const functions = `http://127.0.0.1:${process.env.LAB_FUNCTIONS_PORT}/demo-research-lab/europe-west1`;
  const { status, headers } = await fetch(`${functions}/images${path}`);
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.includes('sandbox')).toBe(inSandbox);
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each([
  '/images/papers/uid1/none.webp',
  '/images/papers/uid1/none-share.jpg',
  // The bytes of this file are no picture.
  '/images/papers/uid1/a-b-share.jpg',
  '/images/papers/uid1/a-b.png',
  '/images/secret/uid1/a.webp',
  '/images/papers/uid1%2Fa-b.webp',
  '/images/papers/uid1/a-b-500.webp',
  '/images/papers/uid1/alone-480.webp',
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

test('the share picture is cut from the original, in the size that networks show', async () => {
  const picture = sharp({ create: { width: 1080, height: 720, channels: 4, background: '#0b5d4b80' } });
  const bucket = getStorage(firebase()).bucket(`${process.env.GCLOUD_PROJECT}.appspot.com`);
  const stored = bucket.file('images/news/uid1/wide.webp');
  await stored.save(await picture.webp().toBuffer(), { contentType: 'image/webp' });

  const answer = await fetchFile('/images/news/uid1/wide-share.jpg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe(forEver);
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

describe('a copy for narrow screens', () => {
  const bucket = () => getStorage(firebase()).bucket(`${process.env.GCLOUD_PROJECT}.appspot.com`);
  const plain = (background: string) =>
    sharp({ create: { width: 1080, height: 720, channels: 3, background } })
      .webp()
      .toBuffer();
  const colourOf = async (path: string) => {
    const answer = await fetchFile(path);
    expect(answer.status).toBe(200);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width } = await picture.metadata();
    const { dominant } = await picture.stats();
    return { width, isRed: dominant.r > 200, cache: answer.headers.get('cache-control') };
  };
  test('is made from the picture, even if another file is stored under the copy’s name', async () => {
    const name = `images/papers/uid1/${randomUUID()}`;
    await bucket()
      .file(`${name}.webp`)
      .save(await plain('red'), { contentType: 'image/webp' });
    for (const width of [480, 750, 1080])
      await bucket()
        .file(`${name}-${width}.webp`)
        .save(await plain('blue'), { contentType: 'image/webp' });
    // The first call creates the copy, the second reads the stored one.
    for (let time = 0; time < 2; time++) {
      for (const width of [480, 750, 1080]) {
        expect(await colourOf(`/${name}-${width}.webp`)).toEqual({ width, isRed: true, cache: halfAnHour });
      }
    }
    const [copies] = await bucket().getFiles({ prefix: `copies/${name}/` });
    expect(copies).toHaveLength(3);
  });

  test('is made anew when the picture was replaced, and missing when it was deleted', async () => {
    const file = bucket().file(`images/profile/uid1/${randomUUID()}.webp`);
    const narrow = `/${file.name.replace('.webp', '-96.webp')}`;
    await file.save(await plain('blue'), { contentType: 'image/webp' });
    expect(await colourOf(narrow)).toMatchObject({ width: 96, isRed: false });
    await file.delete();
    expect((await fetchFile(narrow)).status).toBe(404);
    await file.save(await plain('red'), { contentType: 'image/webp' });
    expect(await colourOf(narrow)).toMatchObject({ width: 96, isRed: true });
  });

  test('has an ETag of its own, the same for a new and a stored copy', async () => {
    const name = `images/papers/uid1/${randomUUID()}`;
    await bucket()
      .file(`${name}.webp`)
      .save(await plain('red'), { contentType: 'image/webp' });
    const etagOf = async (path: string) => (await fetchFile(path)).headers.get('etag') ?? '';
    const made = await etagOf(`/${name}-480.webp`);
    expect(made).toMatch(/-480"$/);
    expect(await etagOf(`/${name}-480.webp`)).toBe(made);
    expect(await etagOf(`/${name}.webp`)).not.toBe(made);
  });

  test('is deleted with its picture when the account is deleted', async () => {
    const person = await makeMember();
    const name = `images/profile/${person.uid}/me`;
    await bucket()
      .file(`${name}.webp`)
      .save(await plain('red'), { contentType: 'image/webp' });
    await colourOf(`/${name}-96.webp`);
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    expect((await bucket().getFiles({ prefix: `copies/${name}/` }))[0]).toEqual([]);
  });
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
