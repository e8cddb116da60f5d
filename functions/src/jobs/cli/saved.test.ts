import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findKeeper } from './saved.ts';

const nowhere = 'http://127.0.0.1:1';

async function suite(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a deployed lab keeps what is written, and a suite of tests is not asked to', async () => {
  expect(await findKeeper(undefined, nowhere)).toEqual({ kind: 'itself' });
  const address = await suite((_, response) => response.writeHead(204).end());
  expect(await findKeeper(address, nowhere)).toEqual({ kind: 'itself' });
});

test('nothing is written while the suite starts, or without one', async () => {
  const address = await suite((_, response) => response.writeHead(503).end('It is still starting.'));
  expect(await findKeeper(address, nowhere)).toEqual({ kind: 'none', why: 'It is still starting.' });
  expect(await findKeeper(nowhere, nowhere)).toEqual({
    kind: 'none',
    why: 'No lab runs on this machine. Open it first: npm start',
  });
});

test.each([
  [200, 'It is saved on disk.', true],
  [500, 'It is not saved on disk yet: the disk is full', false],
])('a suite that answers %d says so', async (status, sentence, ok) => {
  const address = await suite(({ method }, response) =>
    response.writeHead(method === 'POST' ? status : 200).end(method === 'POST' ? sentence : 'Ready.'),
  );
  const keeper = await findKeeper(address, nowhere);
  expect(keeper.kind === 'suite' && (await keeper.saveNow())).toEqual({ ok, sentence });
});

test('a suite that ends meanwhile may not have saved', async () => {
  const address = await suite(({ method, socket }, response) => {
    if (method === 'POST') socket.destroy();
    else response.end('Ready.');
  });
  const keeper = await findKeeper(address, nowhere);
  expect(keeper.kind === 'suite' && (await keeper.saveNow())).toEqual({
    ok: false,
    sentence: 'It may not be saved on disk: the local suite has ended.',
  });
});

test('emulators that were started by hand forget what is written', async () => {
  const firestore = await suite((_, response) => response.end('Ok'));
  const keeper = await findKeeper(nowhere, firestore);
  const said = keeper.kind === 'suite' && (await keeper.saveNow());
  expect(said).toEqual({ ok: true, sentence: expect.stringMatching(/^It is not saved on disk: /) });
});
