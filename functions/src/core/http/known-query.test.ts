import { endpoint } from '@lab/contract/api/endpoint';
import express from 'express';
import { beforeEach, expect, it, vi } from 'vitest';
import { mixed, object, string } from 'yup';
import { serveApp } from '../../test/serve-app.ts';
import { leaveUnknown, queryNamesOf } from './known-query.ts';

const app = express();
const answered = vi.fn();
app.use((request, response) => {
  if (leaveUnknown(['of'], request, response)) return;
  answered();
  response.send('here');
});
const address = await serveApp(app);

beforeEach(() => answered.mockClear());

async function ask(path: string) {
  const { status, headers } = await fetch(address + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

it.each(['/notes', '/notes?', '/notes?of=fog&of=sea', '/notes?of=fog%3F'])(
  '%s has only what is read',
  async (path) => {
    expect(await ask(path)).toEqual([200, null]);
    expect(answered).toHaveBeenCalledOnce();
  },
);

it.each([
  ['/notes?x=1', '/notes'],
  ['/notes?x=1&of=a%20b&OF=2', '/notes?of=a+b'],
  ['/notes?of=fog?&x=1', '/notes?of=fog%3F'],
])('%s leads to %s', async (path, led) => {
  expect(await ask(path)).toEqual([301, led]);
  expect(answered).not.toHaveBeenCalled();
});

it('never leads to another host', async () => {
  expect(await ask('//evil.example//notes?x=1')).toEqual([301, '/evil.example//notes']);
  expect(await ask('/team//notes?x=1')).toEqual([301, '/team//notes']);
});

it('an endpoint reads what its query declares', async () => {
  const declared = { access: 'public', summary: '', reply: async () => mixed() } as const;
  const query = async () => object({ cursor: string(), of: string() });
  expect(await queryNamesOf(endpoint('GET', '/notes', { ...declared, query }))).toEqual(['cursor', 'of']);
  expect(await queryNamesOf(endpoint('GET', '/notes', declared))).toEqual([]);
});
