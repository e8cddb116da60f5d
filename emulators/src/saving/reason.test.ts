import { expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

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
