// The lock file beside the data folder, which names the one suite that writes there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startTime } from './process.mjs';

/** @typedef {{ pid: number, started: string, address: string, temporary: string }} Lock */

/** @param {string} keepIn */
const lockOf = (keepIn) => `${keepIn}.lock`;

/** @param {string} keepIn @returns {Lock | undefined} */
export function readLock(keepIn) {
  if (!existsSync(lockOf(keepIn))) return undefined;
  try {
    return JSON.parse(readFileSync(lockOf(keepIn), 'utf8'));
  } catch {
    // The machine lost power while the file was written.
    return { pid: 0, started: '', address: '', temporary: '' };
  }
}

/** @param {Lock} lock */
export const isHeld = ({ pid, started }) => pid > 0 && startTime(pid) === started;

/**
 * Takes the lock for this process; throws if another process has it.
 * @param {string} keepIn
 * @param {{ address: string, temporary: string }} about
 */
export function lock(keepIn, about) {
  const started = startTime(process.pid);
  mkdirSync(dirname(keepIn), { recursive: true });
  writeFileSync(lockOf(keepIn), JSON.stringify({ pid: process.pid, started, ...about }), { flag: 'wx' });
}

/** @param {string} keepIn */
export const unlock = (keepIn) => rmSync(lockOf(keepIn), { force: true });
