import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLab, dataOf, ownFolders } from './labs.mjs';
import { root } from './paths.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'labs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string[]} given @param {NodeJS.ProcessEnv} [env] */
const choose = (given, env = {}) => chooseLab(given, { env, folder });

test('the first start opens the demo lab', () => {
  expect(choose([])).toEqual({ lab: 'demo', keepIn: join(folder, 'data') });
});

test('the demo lab and the own lab have different folders', () => {
  expect(choose(['--empty'])).toEqual({ lab: 'empty', keepIn: join(folder, 'own-lab') });
  expect(choose(['--demo'])).toEqual({ lab: 'demo', keepIn: join(folder, 'data') });
});

test('a start without a name goes on with the lab that was started last', () => {
  choose(['--empty']);
  expect(choose([]).lab).toBe('empty');
  choose(['--demo']);
  expect(choose([]).lab).toBe('demo');
});

test('a damaged note of the last lab opens the demo lab', () => {
  writeFileSync(join(folder, 'last-lab'), 'something else');
  expect(choose([]).lab).toBe('demo');
});

test('a folder or a demo lab of the environment is used, and not remembered', () => {
  choose(['--empty']);
  expect(choose([], { LAB_DATA: '/mnt/lab' })).toEqual({ lab: 'demo', keepIn: '/mnt/lab' });
  expect(choose([], { LAB_DEMO: 'large' })).toEqual({ lab: 'demo', keepIn: join(folder, 'data-large') });
  expect(choose([]).lab).toBe('empty');
  choose(['--demo']);
  expect(choose(['--empty'], { LAB_DATA: '/mnt/lab' })).toEqual({ lab: 'empty', keepIn: '/mnt/lab' });
  expect(choose([]).lab).toBe('demo');
});

test('a relative LAB_DATA is below the folder of the product', () => {
  expect(dataOf('demo', { env: { LAB_DATA: 'here' }, folder })).toBe(join(root, 'here'));
});

test('each lab has its folder below .lab', () => {
  const names = ['data', 'data-large', 'own-lab'];
  expect(ownFolders()).toEqual(names.map((name) => join(root, '.lab', name)));
});

test.each([['--emtpy'], ['--demo --empty'], ['lab']])('refuses %s with a sentence', (given) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `(await import('./labs.mjs')).namedLab(process.argv.slice(1))`,
      '--',
      ...given.split(' '),
    ],
    { cwd: join(root, 'scripts'), encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`Say which lab: --demo or --empty, and not ${given}`);
});
