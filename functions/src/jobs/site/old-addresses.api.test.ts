/** Addresses of a site that moved in as a whole. */
import { randomUUID } from 'node:crypto';
import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { expect, onTestFinished, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { visitor } from '../../core/http/caller.ts';
import { addOldAddresses, removeOldAddresses } from '../../features/settings/old-addresses-store.ts';
import { call } from '../../test/call.ts';
import { targetOf } from '../../test/move-in.ts';
import { makeAdmin } from '../../test/people.ts';

const add = (move: string, ...wanted: { from: string; to: string }[]) =>
  addOldAddresses(wanted, { move, caller: visitor });

test('an old address leads to its page in every form, until the move is taken back', async () => {
  const own = randomUUID();
  expect(await add(own, { from: `/${own}/post.html`, to: '/news/1' })).toBe(1);
  for (const path of ['/post.html', '/post', '/post/', '/POST/index.html'])
    expect(await targetOf(`/${own}${path}`)).toBe('/news/1');
  expect(await targetOf(`/${own}/other`)).toBeNull();
  expect(await add('other', { from: `/${own}/post`, to: '/news/2' })).toBe(0);
  expect([await removeOldAddresses(own), await removeOldAddresses(own)]).toEqual([1, 0]);
  expect(await targetOf(`/${own}/post`)).toBeNull();
});

test('a page here and the list of the settings come first', async () => {
  const own = randomUUID();
  await add(own, { from: '/team.html', to: '/news/1' }, { from: `/${own}/a`, to: '/news/1' });
  const { token } = await makeAdmin();
  await call('PATCH /settings/redirects', {
    token,
    body: { list: [{ from: `/${own}/a.html`, to: '/team' }] },
  });
  onTestFinished(async () => {
    await removeOldAddresses(own);
    await call('PATCH /settings/redirects', { token, body: defaultSettings.redirects });
  });
  expect([await targetOf('/team'), await targetOf('/team.html')]).toEqual([null, '/news/1']);
  expect(await targetOf(`/${own}/a`)).toBe('/team');
});

test('nothing leads out, on, or in a circle', async () => {
  const own = randomUUID();
  onTestFinished(async () => void (await removeOldAddresses(own)));
  const to = (name: string) => `/${own}/${name}`;
  const wanted = [
    { from: to('a'), to: 'https://else.example' },
    { from: to('b'), to: '//else.example' },
    { from: to('c'), to: to('c.html') },
    { from: to('d'), to: to('e') },
    { from: to('e'), to: to('d') },
  ];
  expect(await add(own, ...wanted)).toBe(1);
  expect(await targetOf(to('d'))).toBe(to('e'));
  expect(await targetOf(to('e'))).toBeNull();
  // As an archive of anybody might have it.
  const { docs } = await firestore().collection('oldAddresses').where('move', '==', own).get();
  for (const address of ['https://else.example', '//else.example', '/\\else.example', to('d/')]) {
    await docs[0]?.ref.update({ to: address });
    expect(await targetOf(to('d'))).toBeNull();
  }
});

test('a short address of WordPress leads to its page, and no other question to the home page is looked up', async () => {
  const own = randomUUID();
  const id = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);
  onTestFinished(async () => void (await removeOldAddresses(own)));
  expect(await add(own, { from: `/?p=${id}`, to: '/news/1' })).toBe(1);
  for (const query of [`?p=${id}`, `?page_id=${id}`]) expect(await targetOf(`/${query}`)).toBe('/news/1');
  for (const address of [
    `/?p=${id + 1}`,
    `/?p=0${id}`,
    `/?p=${id}&a=1`,
    `/?a=1&p=${id}`,
    `/?P=${id}`,
    '/?p=',
    '/',
  ])
    expect([address, await targetOf(address)]).toEqual([address, null]);
  expect(await targetOf(`/news?p=${id}`)).toBeNull();
});
