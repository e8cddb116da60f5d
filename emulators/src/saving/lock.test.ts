import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isHeld, lock, readLock, requireWritable, unlock } from './lock.ts';
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

/** From now on the disk refuses this. */
function refuse(call: 'rmSync' | 'writeFileSync', code: string, text: string) {
  const error = Object.assign(new Error(`${code}: ${text}, open '${keepIn}.lock'`), { code });
  const spy = vi.spyOn(fs, call).mockImplementation(() => {
    throw error;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

it.each([
  ['when it is taken', 'writeFileSync', () => lock(keepIn, about)],
  ['when it is released', 'rmSync', () => unlock(keepIn)],
  ['before a suite is started', 'writeFileSync', () => requireWritable(keepIn)],
] as const)('says in a sentence that the folder cannot be written, %s', (_, call, act) => {
  refuse(call, 'EROFS', 'read-only file system');
  expect(act).toThrow(
    `The folder of the data, ${keepIn}, cannot be written: the disk is read-only now (EROFS). Make it writable and try again.`,
  );
});

it('leaves nothing behind when it was only tried', async () => {
  requireWritable(keepIn);
  expect(await readdir(join(keepIn, '..'))).toEqual([]);
});
