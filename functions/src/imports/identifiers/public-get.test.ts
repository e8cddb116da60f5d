import { expect, it } from 'vitest';
import { isPublic } from './public-get.ts';

it.each(['8.8.8.8', '193.99.144.80', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'not an address',
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});
