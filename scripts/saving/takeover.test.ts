import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLock } from './lock.mjs';
import { labAt, takeOver } from './takeover.mjs';

const address = 'http://127.0.0.1:5005';
const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

let folder: string;
let keepIn: string;
let temporary: string;
let started: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takeover-'));
  keepIn = join(folder, 'data');
  temporary = await mkdtemp(join(folder, 'lab-suite-'));
  started = [];
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Runs a program and returns its output up to the first line or its end. */
async function run(code: string): Promise<{ child: ChildProcess; printed: () => string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { child, printed: () => printed };
}

/** Imitates a suite that needs some time to end, and then reports that it saved. */
const suite = () =>
  run(`
    const { lock, unlock } = await import(${file('./lock.mjs')});
    const { writeFileSync } = await import('node:fs');
    process.on('SIGUSR2', () => setTimeout(() => {
      writeFileSync(${JSON.stringify(join(folder, 'saved'))}, '');
      unlock(${JSON.stringify(keepIn)});
      process.exit();
    }, 300));
    lock(${JSON.stringify(keepIn)}, ${JSON.stringify({ address, temporary })});
    console.log('running');
    setInterval(() => {}, 1000);`);

it('does nothing without an earlier suite', async () => {
  expect(await takeOver(keepIn, address)).toBe(false);
});

it('lets the earlier suite save and end before it goes on', async () => {
  const { child } = await suite();
  expect(await takeOver(keepIn, address)).toBe(true);
  expect(existsSync(join(folder, 'saved'))).toBe(true);
  expect(readLock(keepIn)).toBeUndefined();
  await expect.poll(() => child.exitCode).toBe(0);
});

it('removes the files of a killed suite', async () => {
  const { child } = await suite();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(await takeOver(keepIn, address)).toBe(true);
  expect(readLock(keepIn)).toBeUndefined();
  expect(existsSync(temporary)).toBe(false);
});

it('removes no folder named by an invalid lock or one of another program', async () => {
  const lock = { pid: 0, started: '', address, temporary: folder };
  await writeFile(`${keepIn}.lock`, JSON.stringify(lock));
  await takeOver(keepIn, address);
  expect(existsSync(folder)).toBe(true);
});

it('does not end a suite at other ports, and says where it runs', async () => {
  const { child } = await suite();
  const other = await run(
    `await (await import(${file('./takeover.mjs')})).takeOver(${JSON.stringify(keepIn)}, 'http://127.0.0.1:6005');`,
  );
  await expect.poll(() => other.child.exitCode).toBe(1);
  expect(other.printed()).toContain(`The suite at ${address} uses the data in ${keepIn}.`);
  expect(child.exitCode).toBeNull();
  expect(existsSync(join(folder, 'saved'))).toBe(false);
});

it('finds the other lab that runs at an address', async () => {
  const other = join(folder, 'own-lab');
  expect(labAt(address, [other, keepIn])).toBeUndefined();
  const { child } = await suite();
  expect(labAt(address, [other, keepIn])).toBe(keepIn);
  expect(labAt('http://127.0.0.1:6005', [other, keepIn])).toBeUndefined();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(labAt(address, [other, keepIn])).toBeUndefined();
});
