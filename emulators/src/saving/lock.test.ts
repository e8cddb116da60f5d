import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isHeld, lock, readLock, unlock } from './lock.ts';
import { hasEnded, startTime } from './process.ts';

const about = { address: 'http://127.0.0.1:5005', temporary: '/tmp/suite-x' };

let keepIn: string;
beforeEach(async () => {
  keepIn = join(await mkdtemp(join(tmpdir(), 'lock-')), 'data');
});
afterEach(() => rm(join(keepIn, '..'), { recursive: true }));

it('is held by the process that took it until it releases it', () => {
  expect(readLock(keepIn)).toBeUndefined();
  lock(keepIn, about);
  const held = readLock(keepIn);
  expect(held).toMatchObject({ pid: process.pid, ...about });
  expect(held && isHeld(held)).toBe(true);
  unlock(keepIn);
  expect(readLock(keepIn)).toBeUndefined();
});

it('is given to only one process', () => {
  lock(keepIn, about);
  expect(() => lock(keepIn, about)).toThrow('EEXIST');
});

it('is not held by a later process with the same id', () => {
  expect(isHeld({ pid: process.pid, started: 'at another time', ...about })).toBe(false);
});

it('is not held by a killed process, nor by a zombie', async () => {
  // The shell never waits for its child, so the child stays a zombie after its end.
  const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const pid = Number(await new Promise((resolve) => shell.stdout.once('data', resolve)));
  const started = startTime(pid) ?? '';
  expect(isHeld({ pid, started, ...about })).toBe(true);
  process.kill(pid, 'SIGKILL');
  expect(await hasEnded({ pid, started }, 5000)).toBe(true);
  expect(isHeld({ pid, started, ...about })).toBe(false);
  shell.kill('SIGKILL');
});

it('waits for a process to end, but no longer than the given time', async () => {
  expect(await hasEnded({ pid: process.pid, started: startTime(process.pid) ?? '' }, 50)).toBe(false);
});

it('with a file damaged by a power loss is not held', async () => {
  await writeFile(`${keepIn}.lock`, '{"pid": 12');
  const broken = readLock(keepIn);
  expect(broken && isHeld(broken)).toBe(false);
});
