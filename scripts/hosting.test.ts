/** Checks that firebase.json and the contract agree on uploads, and its headers. */
import { readdirSync, readFileSync } from 'node:fs';
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

it('no file of Hosting may be framed, and each is only of this site', () => {
  const { headers } = JSON.parse(config).hosting as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  // What is built is in `assets`.
  const files = readdirSync(new URL('../web/public/', import.meta.url)).map((name) => `/${name}`);
  for (const file of ['/assets/**', ...files]) {
    const own = headers.find(({ source }) => source === file)?.headers ?? [];
    const policy = own.find(({ key }) => key === 'Content-Security-Policy')?.value;
    expect([file, policy]).toEqual([
      file,
      expect.stringMatching(/^default-src '(?:self|none)'.*; frame-ancestors 'none'$/),
    ]);
  }
});
