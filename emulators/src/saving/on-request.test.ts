import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { saveOnRequest } from './on-request.ts';

interface Suite {
  isReady: () => boolean;
  saveNow: (() => Promise<string | undefined>) | undefined;
}

async function ask(method: string, suite: Suite, origin?: string) {
  const server = saveOnRequest(0, suite);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method, headers: origin ? { origin } : {} });
  return [response.status, await response.text()];
}

const ready = () => true;

it('says that the suite is ready, and does not save for that', async () => {
  const saveNow = vi.fn();
  expect(await ask('GET', { isReady: ready, saveNow })).toEqual([200, 'Ready.']);
  expect(saveNow).not.toHaveBeenCalled();
});

it('refuses while what was saved before is not loaded', async () => {
  const saveNow = vi.fn();
  for (const method of ['GET', 'POST'])
    expect(await ask(method, { isReady: () => false, saveNow })).toEqual([
      503,
      'The local suite is still starting. Try again when it is open.',
    ]);
  expect(saveNow).not.toHaveBeenCalled();
});

it('saves, and answers when that is done', async () => {
  let saved = false;
  const saveNow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    saved = true;
    return undefined;
  };
  expect(await ask('POST', { isReady: ready, saveNow })).toEqual([200, 'It is saved on disk.']);
  expect(saved).toBe(true);
});

it('says why it could not save', async () => {
  const saveNow = async () => 'ENOSPC: no space left on device';
  expect(await ask('POST', { isReady: ready, saveNow })).toEqual([
    500,
    'It is not saved on disk yet: ENOSPC: no space left on device',
  ]);
});

it('has nothing to say in a suite that keeps nothing', async () => {
  for (const method of ['GET', 'POST'])
    expect(await ask(method, { isReady: ready, saveNow: undefined })).toEqual([204, '']);
});

it('refuses the pages of other websites', async () => {
  const saveNow = vi.fn();
  const [status] = await ask('POST', { isReady: ready, saveNow }, 'https://evil.example');
  expect(status).toBe(403);
  expect(saveNow).not.toHaveBeenCalled();
});
