import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';

const take = `
  import { writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { temporaryFolder } from '${new URL('./temporary.mjs', import.meta.url)}';
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), 'kept by whoever runs');
  console.log(folder);
`;

// Root becomes nobody below, who may not enter the folder of this run of tests.
const around = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'lab-around-'));
afterAll(() => rmSync(around, { recursive: true, force: true }));

/** @param {string} code */
const run = (code) =>
  execFileSync('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, code], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TMPDIR: around },
  }).trim();

it('is removed with its process, and the folder of a killed process by the next', () => {
  expect(existsSync(run(take))).toBe(false);
  const left = run(`${take} process.kill(process.pid, 'SIGKILL');`);
  expect(readdirSync(left)).toEqual(['file']);
  run(take);
  expect(readdirSync(around)).toEqual([]);
});

it('is given also beside the folder of a killed process that cannot be removed', () => {
  const left = join(around, 'lab-test-99999999-left');
  mkdirSync(join(left, 'file'), { recursive: true });
  chmodSync(left, 0o500);
  chmodSync(around, 0o777);
  onTestFinished(() => chmodSync(left, 0o700));
  const asNobody = 'if (process.getuid() === 0) process.setuid(65534);';
  expect(run(`${asNobody} ${take}`)).toMatch(/lab-test-\d+-/);
  expect(readdirSync(left)).toEqual(['file']);
});
