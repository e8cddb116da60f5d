import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { trackedFiles } from './changes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const columns = 110;

test('comments are wrapped', () => {
  const files = trackedFiles().filter((file) => /\.(ts|tsx|mjs|css|rules)$/.test(file));
  const long = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      // Instructions to the linter have one line by its rules.
      .filter(({ line }) => /^\s*(\/\/|\/?\*)/.test(line) && !line.includes('biome-ignore'))
      .filter(({ line }) => line.length > columns)
      .map(({ at }) => at),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(long).toEqual([]);
});
