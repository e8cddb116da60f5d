import { expect, it } from 'vitest';
import { hashOfAddress } from './address.ts';
import { inGroups } from './in-groups.ts';
import { hashOfSecret, isSameSecret, newSecret, secretName } from './secret.ts';

it('a secret is long enough, another one each time, and fits into an address', () => {
  const all = Array.from({ length: 50 }, newSecret);
  expect(new Set(all).size).toBe(50);
  for (const secret of all) expect(secret).toMatch(/^[\w-]{43}$/);
});

it('so is a name that nobody can guess, which is never taken for that of a smaller copy', () => {
  const all = Array.from({ length: 50 }, secretName);
  expect(new Set(all).size).toBe(50);
  for (const name of all) expect(name).toMatch(/^[\da-f]{32}$/);
});

it('only the secret itself is the same, also beside what was never set', () => {
  const secret = newSecret();
  expect(isSameSecret(secret, secret)).toBe(true);
  expect(isSameSecret(`${secret}x`, secret)).toBe(false);
  expect(isSameSecret('', secret)).toBe(false);
  expect(isSameSecret('', '')).toBe(false);
});

// The SHA-256 of "abc" in FIPS 180-2.
it('what is stored of a secret is its SHA-256', () => {
  expect(hashOfSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('each spelling of an address has one hash, which does not contain it', () => {
  expect(hashOfAddress(' Mia@Example.org ')).toBe(hashOfAddress('mia@example.org'));
  expect(hashOfAddress('mia@example.org')).toMatch(/^[\w-]{43}$/);
  expect(hashOfAddress('tom@example.org')).not.toBe(hashOfAddress('mia@example.org'));
});

it.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('%j in groups of %d is %j', (all, size, groups) => expect(inGroups(all, size)).toEqual(groups));
