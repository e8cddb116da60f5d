/** The Content-Security-Policy in firebase.json and the rule for pictures' addresses say the same. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureSources } from '../contract/src/pictures.ts';

it('pages show pictures from the sources that the contract names, and from no others', () => {
  const config = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8');
  const [, shown] = /img-src ([^;]+);/.exec(config) ?? [];
  expect(shown).toBe(["'self'", 'data:', 'blob:', ...pictureSources].join(' '));
});
