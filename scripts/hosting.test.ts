/** Checks that firebase.json and the contract agree on uploads. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addressOfFile, copiesRoot, roots } from '../contract/src/lib/uploads/files.ts';

const config = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8');

it('the function serves uploaded files, and copies have no address', () => {
  const { rewrites } = JSON.parse(config).hosting as {
    rewrites: { source: string; function: { functionId: string } }[];
  };
  const shown = rewrites.filter((to) => to.function.functionId === 'images').map(({ source }) => source);
  const uploaded = roots.filter((root) => root !== copiesRoot);
  expect(shown).toEqual(uploaded.map((root) => `${addressOfFile(root)}**`));
});
