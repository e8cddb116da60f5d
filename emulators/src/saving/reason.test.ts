import { expect, it } from 'vitest';
import { cannotWrite, reasonOf } from './reason.ts';

it.each([
  ['EROFS: read-only file system, mkdir "/data"', 'the disk is read-only now (EROFS)'],
  [
    'http://127.0.0.1:8080/ answered 500: {"error":{"message":"Error: ENOSPC: no space left on device, write"}}',
    'the disk is full (ENOSPC)',
  ],
  ['the files in Storage change faster than they can be saved', undefined],
])('says of %s', (message, reason = message) => {
  expect(reasonOf(new Error(message))).toBe(reason);
  expect(reasonOf(message)).toBe(reason);
});

it.each([
  ['EROFS', 'The file cannot be written: the disk is read-only now (EROFS). Make it writable and try again.'],
  ['ENOSPC', 'The file cannot be written: the disk is full (ENOSPC). Free some space and try again.'],
  ['ENOENT', undefined],
  [undefined, undefined],
])('says what to do about %s', (code, sentence) => {
  // A text about the disk that somebody wrote is no failure of it.
  const error = Object.assign(new Error('EROFS: read-only file system, unlink "/data.lock"'), { code });
  expect(cannotWrite('The file', error)).toBe(sentence);
});
