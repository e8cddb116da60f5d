import { expect, it } from 'vitest';
import { failureOf } from './run.ts';

const failed = (code: string | undefined) =>
  failureOf(Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code })));

it.each([
  ['ENOSPC', 'The file cannot be written: the disk is full (ENOSPC). Free some space and try again.'],
  ['EROFS', 'The file cannot be written: the disk is read-only now (EROFS). Make it writable and try again.'],
  // What somebody else's error says about a disk is not about this one.
  [undefined, 'ENOSPC: no space left on device, write'],
])('a command that fails with %s says so', async (code, sentence) => {
  expect(await failed(code)).toBe(`It failed: ${sentence}`);
});
