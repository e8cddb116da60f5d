import { expect, it, vi } from 'vitest';
import { waitForSocketReady } from './patches.ts';

interface Ended {
  exitCode: number | null;
  signalCode: string | null;
}

function worker(process: Ended, isSocketReady: () => Promise<void>) {
  return { runtime: { process }, isSocketReady } as unknown as ThisParameterType<typeof waitForSocketReady>;
}

const notYet = Object.assign(new Error('connect'), { code: 'ENOENT' });

it('waits until the process of a function answers', async () => {
  const isSocketReady = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(notYet)
    .mockRejectedValueOnce(notYet);
  await waitForSocketReady.call(
    worker({ exitCode: null, signalCode: null }, isSocketReady.mockResolvedValue()),
  );
  expect(isSocketReady).toHaveBeenCalledTimes(3);
});

it.each([
  [1, null, 'its process has ended (1)'],
  [null, 'SIGKILL', 'its process has ended (SIGKILL)'],
])('does not wait for a process that has ended (%s %s)', async (exitCode, signalCode, sentence) => {
  const waits = waitForSocketReady.call(worker({ exitCode, signalCode }, () => Promise.reject(notYet)));
  await expect(waits).rejects.toThrow(sentence);
});

it('does not hide other errors', async () => {
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
  const waits = waitForSocketReady.call(
    worker({ exitCode: null, signalCode: null }, () => Promise.reject(denied)),
  );
  await expect(waits).rejects.toThrow('denied');
});
