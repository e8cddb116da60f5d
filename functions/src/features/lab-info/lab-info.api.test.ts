import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, type Person } from '../../test/people.ts';
import { positionBody } from '../../test/records.ts';
import { renderBlocks } from './block-texts.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const change = (path: string, body: object) => call(`PATCH ${path}`, { token: admin.token, body });
const labInfo = async () => (await call('GET /labInfo')).body;
const basicInfo = { name: 'Lab of Tests', phone: '+49 30 1', email: 'lab@example.org', location: 'Berlin' };

test('basic info is changed and read by everybody', async () => {
  expect((await change('/basicInfo', basicInfo)).body).toEqual({ success: true });
  expect(await labInfo()).toMatchObject(basicInfo);
});

test('basic info needs a name, and no wrong email', async () => {
  const { status, body } = await change('/basicInfo', { name: ' ', email: 'lab' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ name: 'Name is required', email: 'Please provide a valid email' });
  expect((await change('/basicInfo', { phone: '+49 30 2' })).body.fields).toEqual({
    name: 'Name is required',
  });
});

test('a phone that is left out stays; an empty one goes, and no page has a place for it', async () => {
  await change('/basicInfo', basicInfo);
  expect((await change('/basicInfo', { name: 'Lab of Tests' })).body).toEqual({ success: true });
  expect(await labInfo()).toMatchObject(basicInfo);
  const bare = { name: 'Lab of Tests', phone: '', email: '', location: '' };
  expect((await change('/basicInfo', bare)).body).toEqual({ success: true });
  expect(await labInfo()).toMatchObject(bare);
  const html = await (await fetch(`${process.env.LAB_ADDRESS}/contactUs`)).text();
  for (const trace of ['<dt>Phone</dt>', '<dt>Email</dt>', '"telephone"', 'href="tel:', 'mailto:']) {
    expect(html).not.toContain(trace);
  }
  await change('/basicInfo', basicInfo);
});

test('social links are replaced as a whole and must be links', async () => {
  const links = { whatsApp: 'https://wa.me/1', facebook: '', X: 'https://x.com/lab', linkedIn: '' };
  expect((await change('/socialMedia', links)).body).toEqual({ success: true });
  expect((await labInfo()).socialMedia).toEqual(links);
  const refused = await change('/socialMedia', { X: '@lab' });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({ X: 'Please provide a valid URL' });
});

test('a block is changed without touching the others', async () => {
  const before = await labInfo();
  const overView = { name: 'Who we are', details: 'People.', image: '/images/lab/a/1.webp' };
  expect((await change('/labBlocks', { overView })).body).toEqual({ success: true });
  expect(await labInfo()).toEqual({ ...before, overView: { ...overView, imageAlt: '' } });
  const refused = await change('/labBlocks', { mission: { details: 'Without a title' } });
  expect(refused.body.fields).toEqual({ 'mission.name': 'Title is required' });
});

describe('a block that was written in the editor', () => {
  const texts = async () => (await call('GET /labBlocks')).body;
  const pageOfAbout = async () => (await fetch(`${process.env.LAB_ADDRESS}/aboutUs`)).text();
  const block = { name: 'Our way', details: '', image: '', imageAlt: '' };
  const formatted = 'By **boat**, with [the list](https://example.org).\n\n<script>alert(1)</script>';

  test('is shown formatted, with its plain words for other programs, and other pages do not carry it', async () => {
    expect((await change('/labBlocks', { vision: { ...block, formatted } })).body).toEqual({ success: true });
    expect((await labInfo()).vision).toEqual({
      ...block,
      details: expect.stringContaining('By boat, with the list.'),
    });
    expect((await texts()).vision.text).toBe(formatted);
    const html = await pageOfAbout();
    expect(html).toContain('<p dir="auto">By <strong>boat</strong>, with <a href="https://example.org"');
    expect(html).not.toContain('<script>alert(1)</script>');
    expect(await (await fetch(`${process.env.LAB_ADDRESS}/contactUs`)).text()).not.toContain('<strong>boat');
  });

  test('stays when a program that knows only plain words changes something else, and goes when it changes the words', async () => {
    await change('/labBlocks', { vision: { ...block, formatted } });
    const { details } = (await labInfo()).vision;
    await change('/labBlocks', { vision: { ...block, details, name: 'The way' } });
    expect((await texts()).vision.text).toBe(formatted);
    await change('/labBlocks', { vision: { ...block, details: 'By bus.' } });
    expect(await texts()).not.toHaveProperty('vision');
    expect(await pageOfAbout()).toContain('By bus.');
  });

  test('is not overwritten by somebody who has not seen it, even if its plain words are the same', async () => {
    await change('/labBlocks', { vision: { ...block, formatted: 'By boat' } });
    const before = { vision: { ...block, details: 'By boat', formatted: 'By boat' } };
    const first = { before, vision: { ...block, formatted: 'By **boat**' } };
    expect((await change('/labBlocks', first)).status).toBe(200);
    expect((await change('/labBlocks', first)).status).toBe(200);
    const second = { before, vision: { ...block, formatted: 'By *boat*' } };
    expect((await change('/labBlocks', second)).status).toBe(409);
    expect((await texts()).vision.text).toBe('By **boat**');
  });

  test('is rendered again by the command that rebuilds summaries', async () => {
    const main = firestore().doc('labInfo/main');
    await main.update({ 'formatted.vision.html': '<p>As an older version drew it.</p>' });
    await renderBlocks();
    expect((await texts()).vision.html).toContain('<strong>boat</strong>');
  });

  test('is emptied with its words', async () => {
    await change('/labBlocks', { vision: { ...block, formatted: '' } });
    expect(await texts()).not.toHaveProperty('vision');
    expect((await labInfo()).vision.details).toBe('');
  });
});

test('the carousel has five images', async () => {
  const slides = [1, 2, 3, 4, 5].map((index) => ({
    image: `/images/lab/a/${index}.webp`,
    caption: `No. ${index}`,
  }));
  expect((await change('/carousel', { carousel: slides })).body).toEqual({ success: true });
  expect((await labInfo()).carousel).toEqual(slides);
  for (const carousel of [slides.slice(1), [...slides, ...slides], 'none', undefined]) {
    const { status, body } = await change('/carousel', { carousel });
    expect(status).toBe(400);
    expect(body.message).toBe('The carousel needs five images');
  }
});

test('a slide leads to a page of this site or to another site', async () => {
  const slides = [1, 2, 3, 4, 5].map((index) => ({ image: `/images/lab/c/${index}.webp`, caption: '' }));
  const [first, second, ...others] = slides;
  const carousel = [{ ...first, link: '/news' }, { ...second, link: 'https://example.org/' }, ...others];
  expect((await change('/carousel', { carousel })).body).toEqual({ success: true });
  expect((await labInfo()).carousel).toEqual(carousel);
  // Of programs that know no links, whoever has seen the links sends them.
  expect((await change('/carousel', { carousel: slides, before: slides })).status).toBe(409);
  for (const link of ['javascript:alert(1)', '//example.org', 'http://example.org']) {
    const refused = await change('/carousel', { carousel: [{ ...first, link }, second, ...others] });
    expect([link, refused.status]).toEqual([link, 400]);
  }
});

test('it says how many positions are open today', async () => {
  const count = async () => (await labInfo()).openPositions ?? 0;
  const before = await count();
  const create = async (over: object) => {
    const { body: reply } = await call('POST /openPositions', {
      token: admin.token,
      body: positionBody(over),
    });
    return reply.insertedId as string;
  };
  const open = await create({});
  await create({ deadline: '2999-01-01' });
  await create({ deadline: '2001-01-01' });
  await create({ state: 'closed' });
  expect(await count()).toBe(before + 2);
  await call(`DELETE /openPositions/${open}`, { token: admin.token });
  expect(await count()).toBe(before + 1);
});

test('changes of different parts at the same moment are all kept', async () => {
  const image = (name: string) => ({ name, details: '', image: '' });
  await Promise.all([
    change('/labBlocks', { mission: image('M') }),
    change('/labBlocks', { vision: image('V') }),
    change('/basicInfo', { ...basicInfo, location: 'Paris' }),
  ]);
  expect(await labInfo()).toMatchObject({ mission: { name: 'M' }, vision: { name: 'V' }, location: 'Paris' });
});

const slidesOf = (caption: string) =>
  [1, 2, 3, 4, 5].map((at) => ({ image: `/images/lab/b/${at}.webp`, caption: `${caption} ${at}` }));
const block = (details: string) => ({ name: 'Mission', details, image: '' });
const links = (X: string) => ({ whatsApp: '', facebook: '', X, linkedIn: '' });

/** For each part: its initial value, the first admin's change and the second's. */
const parts = [
  {
    part: 'basicInfo',
    path: '/basicInfo',
    versions: ['Oslo', 'Rome', 'Lima'].map((location) => ({ ...basicInfo, location })),
    seen: (version: object) => version,
  },
  {
    part: 'socialMedia',
    path: '/socialMedia',
    versions: ['https://x.com/1', 'https://x.com/2', 'https://x.com/3'].map(links),
    seen: (version: object) => version,
  },
  {
    part: 'mission',
    path: '/labBlocks',
    versions: ['One.', 'Two.', 'Three.'].map((details) => ({ mission: block(details) })),
    seen: (version: object) => version,
  },
  {
    part: 'carousel',
    path: '/carousel',
    versions: ['One', 'Two', 'Three'].map((caption) => ({ carousel: slidesOf(caption) })),
    seen: (version: object) => (version as { carousel: object }).carousel,
  },
];

describe.each(parts)('two admins change $part', ({ part, path, versions, seen }) => {
  const [was = {}, first = {}, second = {}] = versions;

  test('the second is refused until they have seen the first’s change', async () => {
    await change(path, was);
    expect((await change(path, { ...first, before: seen(was) })).body).toEqual({ success: true });
    const stands = await labInfo();
    const refused = await change(path, { ...second, before: seen(was) });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      code: 'conflict',
      message: 'Somebody else has changed this since you opened it. Please compare and try again.',
    });
    expect(await labInfo()).toEqual(stands);
    const [last] = (await call(`GET /activity?target=${part}`, { token: admin.token })).body;
    expect(last).toMatchObject({ actor: admin.email, action: 'edited', kind: 'labInfo' });
    expect((await change(path, { ...second, before: seen(first) })).status).toBe(200);
  });

  test('a repeated change is answered the same and logged once', async () => {
    await change(path, was);
    const log = async () => (await call(`GET /activity?target=${part}`, { token: admin.token })).body.length;
    const entries = await log();
    for (const _try of [1, 2]) expect((await change(path, { ...first, before: seen(was) })).status).toBe(200);
    expect(await log()).toBe(entries + 1);
  });
});

test('changes of different parts do not conflict', async () => {
  const before = await labInfo();
  await change('/basicInfo', { ...basicInfo, location: 'Bern' });
  const given = { mission: block('Four.'), before: { mission: before.mission } };
  expect((await change('/labBlocks', given)).status).toBe(200);
});
