/** Which part of the client may import which. The linter sees only how an import is spelled; here it is followed. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web/src');

/** Each part may import those before it, and itself; a feature no other feature. */
const parts = ['lib', 'ui', 'desk', 'features', 'app'];

/** @param {string} file */
const partOf = (file) => file.split('/')[0] ?? '';
/** @param {string} file */
const featureOf = (file) => (partOf(file) === 'features' ? file.split('/')[1] : undefined);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && parts.includes(partOf(file)),
);

/** @param {string} file */
function importsOf(file) {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)].map(([, to = '']) =>
    normalize(join(dirname(file), to)),
  );
}

/** @param {string} from @param {string} to */
function isAllowed(from, to) {
  const feature = featureOf(from);
  if (feature && featureOf(to)) return feature === featureOf(to);
  return parts.indexOf(partOf(to)) <= parts.indexOf(partOf(from));
}

test('imports lead from each part to those below it, and from no feature to another', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => !isAllowed(file, to))
      .map((to) => `${file} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});
