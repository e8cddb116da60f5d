import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLock } from './lock.ts';
import { startTime } from './process.ts';
import { addressOfUser, takeOver as takeOverOf } from './takeover.ts';

const address = 'http://127.0.0.1:5005';

let folder: string;
let keepIn: string;
let temporary: string;
let started: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takeover-'));
  keepIn = join(folder, 'data');
  temporary = await mkdtemp(join(folder, 'firebase-emulators-'));
  started = [];
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const said: string[] = [];
const takeOver = (at = address) => takeOverOf(keepIn, at, (sentence) => said.push(sentence));

/** Imitates a suite that needs some time to end, and then reports that it saved. */
async function suite(): Promise<ChildProcess> {
  const code = `
    const { rmSync, writeFileSync } = require('node:fs');
    process.on('SIGUSR2', () => setTimeout(() => {
      writeFileSync(${JSON.stringify(join(folder, 'saved'))}, '');
      rmSync(${JSON.stringify(`${keepIn}.lock`)});
      process.exit();
    }, 300));
    console.log('running');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const { pid = 0 } = child;
  await writeFile(`${keepIn}.lock`, JSON.stringify({ pid, started: startTime(pid), address, temporary }));
  return child;
}

it('does nothing without an earlier suite', async () => {
  expect(await takeOver()).toBe(false);
});

it('lets the earlier suite save and end before it goes on', async () => {
  const child = await suite();
  expect(await takeOver()).toBe(true);
  expect(existsSync(join(folder, 'saved'))).toBe(true);
  expect(readLock(keepIn)).toBeUndefined();
  await expect.poll(() => child.exitCode).toBe(0);
});

it('removes the files of a killed suite', async () => {
  const child = await suite();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(await takeOver()).toBe(true);
  expect(readLock(keepIn)).toBeUndefined();
  expect(existsSync(temporary)).toBe(false);
});

it('removes no folder named by an invalid lock or one of another program', async () => {
  const lock = { pid: 0, started: '', address, temporary: folder };
  await writeFile(`${keepIn}.lock`, JSON.stringify(lock));
  await takeOver();
  expect(existsSync(folder)).toBe(true);
});

it('does not end a suite at other ports, and says where it runs', async () => {
  const child = await suite();
  await expect(takeOver('http://127.0.0.1:6005')).rejects.toThrow(
    `The suite at ${address} uses the data in ${keepIn}.`,
  );
  expect(child.exitCode).toBeNull();
  expect(existsSync(join(folder, 'saved'))).toBe(false);
});

it('says where the suite that uses a folder answers, as long as it runs', async () => {
  expect(addressOfUser(keepIn)).toBeUndefined();
  const child = await suite();
  expect(addressOfUser(keepIn)).toBe(address);
  expect(addressOfUser(join(folder, 'other'))).toBeUndefined();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(addressOfUser(keepIn)).toBeUndefined();
});
