import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { reserveOffset } from './reserve-ports.mjs';

it('never gives two suites the same ports', async () => {
  const first = await reserveOffset();
  const second = await reserveOffset();
  expect(second.offset).not.toBe(first.offset);
  second.release();

  const stranger = createServer();
  onTestFinished(() => void stranger.close());
  await new Promise((resolve) =>
    stranger.listen(second.offset + 8080, '127.0.0.1', () => resolve(undefined)),
  );
  const third = await reserveOffset();
  expect([first.offset, second.offset]).not.toContain(third.offset);
  first.release();
  third.release();
});
