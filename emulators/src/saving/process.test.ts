import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { endFamily, family, hasEnded, startTime } from './process.ts';

it('ends a shell and what it has started', async () => {
  const code = `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(child.pid);`;
  const shell = spawn('sh', ['-c', '"$0" -e "$1" & wait', process.execPath, code]);
  const grandchild = Number(await new Promise((resolve) => shell.stdout.once('data', resolve)));
  const started = startTime(grandchild) ?? '';
  const pids = family(Number(shell.pid)).map(({ pid }) => pid);
  expect(pids[0]).toBe(shell.pid);
  expect(pids.at(-1)).toBe(grandchild);
  endFamily(Number(shell.pid));
  expect(await hasEnded({ pid: grandchild, started }, 10_000)).toBe(true);
});
