import { expect, it } from 'vitest';
import { phoneAddress } from './phone-address.ts';

it.each([
  ['+44 1632 960100', 'tel:+441632960100'],
  ['+49 (0)30 1234-56', 'tel:+4930123456'],
  ['0049 (0)30 123', 'tel:004930123'],
  ['+49 ( 0 ) 30 123', 'tel:+4930123'],
  ['030 00 (0) 123', 'tel:030000123'],
  ['(030) 123', 'tel:030123'],
  ['+1 555 0100 ext. 12', 'tel:+15550100'],
  ['Tel. +44/1632/960100', 'tel:+441632960100'],
  ['', 'tel:'],
])('%s is called by %s', (written, address) => {
  expect(phoneAddress(written)).toBe(address);
});
