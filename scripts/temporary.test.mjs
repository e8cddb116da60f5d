import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const take = `
  import { writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { temporaryFolder } from '${new URL('./temporary.mjs', import.meta.url)}';
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), 'kept by whoever runs');
  console.log(folder);
`;

it('is removed with its process, and the folder of a killed process by the next', () => {
  const around = mkdtempSync(join(tmpdir(), 'lab-around-'));
  onTestFinished(() => rmSync(around, { recursive: true, force: true }));
  /** @param {string} code */
  const run = (code) =>
    execFileSync('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, code], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TMPDIR: around },
    }).trim();

  expect(existsSync(run(take))).toBe(false);
  const left = run(`${take} process.kill(process.pid, 'SIGKILL');`);
  expect(readdirSync(left)).toEqual(['file']);
  run(take);
  expect(readdirSync(around)).toEqual([]);
});
