import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { machineFiles } from '../contract/src/features/pages/machine-files.ts';
import { paths } from '../contract/src/features/pages/paths.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isComment = /^\s*(\/\/|\/?\*)/;

/** @param {string} folder */
function codeOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^test\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, folder, file), 'utf8')
        .split('\n')
        .filter((line) => !isComment.test(line))
        .map((line) => `${folder}/${file}: ${line.trim()}`),
    );
}

const code = ['functions/src', 'web/src', 'demo'].flatMap(codeOf);

test('only the contract contains addresses of pages', () => {
  const pages = Object.values(paths).map((path) => (typeof path === 'string' ? path : path.pattern));
  const starts = [...pages, ...Object.values(machineFiles)]
    .map((path) => path.replace(/:.*/, ''))
    .filter((path) => path !== paths.home);
  const written = new RegExp(`['"\`}](${starts.join('|')})(?![\\w-])`);
  expect(code.filter((line) => written.test(line))).toEqual([]);
});

test('only the contract builds and parses names and addresses of uploaded files', () => {
  // Sites that move in have files of their own.
  const ours = code.filter((line) => !line.startsWith('functions/src/jobs/moving/'));
  expect(ours.filter((line) => /['"`^}(]\\?\/?(images|files|copies)\\?\//.test(line))).toEqual([]);
});
