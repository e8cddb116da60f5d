import { expect, it } from 'vitest';
import { doiAddress } from './doi.ts';

it.each([
  ['10.1000/182', 'https://doi.org/10.1000/182'],
  ['10.1000/a#b?c', 'https://doi.org/10.1000/a%23b%3Fc'],
  ['10.1000/a/b', 'https://doi.org/10.1000/a/b'],
])('the DOI %s leads to %s', (doi, address) => expect(doiAddress(doi)).toBe(address));
