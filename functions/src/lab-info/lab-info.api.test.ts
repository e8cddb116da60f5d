import { beforeAll, expect, test } from 'vitest';
import { call } from '../test/call.ts';
import { makeAdmin, type Person } from '../test/people.ts';

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

test('basic info is needed as a whole', async () => {
  const { status, body } = await change('/basicInfo', { name: ' ', email: 'lab' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    name: 'Name is required',
    phone: 'Phone is required',
    email: 'Please provide a valid email',
    location: 'Location is required',
  });
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
  expect(await labInfo()).toEqual({ ...before, overView });
  const refused = await change('/labBlocks', { mission: { details: 'Without a title' } });
  expect(refused.body.fields).toEqual({ 'mission.name': 'Title is required' });
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

test('changes at the same instant are all kept', async () => {
  const image = (name: string) => ({ name, details: '', image: '' });
  await Promise.all([
    change('/labBlocks', { mission: image('M') }),
    change('/labBlocks', { vision: image('V') }),
    change('/basicInfo', { ...basicInfo, location: 'Paris' }),
  ]);
  expect(await labInfo()).toMatchObject({ mission: { name: 'M' }, vision: { name: 'V' }, location: 'Paris' });
});
