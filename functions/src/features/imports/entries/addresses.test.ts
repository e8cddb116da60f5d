import { expect, test } from 'vitest';
import { addressInTex, doiOfAddress } from './addresses.ts';

test.each([
  ['https://a.test/x', 'https://a.test/x'],
  // Mendeley writes all addresses of a work into one field.
  ['http://a.test/1?p=x https://b.test/?q=http%3A%2F%2Fc.test', 'http://a.test/1?p=x'],
  ['https://a.test/1; https://b.test/2', 'https://a.test/1'],
  // A script of some websites asks a DOI service and stores what its page shows.
  ['doi:<a href="https://doi.org/10.5555/tides-1">10.5555/tides-1</a>', 'https://doi.org/10.5555/tides-1'],
  ['\\url{https://a.test/a\\_b}', 'https://a.test/a_b'],
  ['javascript:alert(1)', ''],
  ['<a href="javascript:alert(1)">x</a>', ''],
  ['/home/jane/tides.pdf', ''],
  ['', ''],
])('the address in %j is %j', (tex, address) => {
  expect(addressInTex(tex)).toBe(address);
});

test('an address of doi.org is the DOI, another one is not', () => {
  expect(doiOfAddress('https://doi.org/10.5555/tides-1')).toBe('10.5555/tides-1');
  expect(doiOfAddress('https://a.test/10.5555/tides-1')).toBeUndefined();
  expect(doiOfAddress('')).toBeUndefined();
});
