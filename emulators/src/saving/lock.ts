/** The lock file beside the data folder, which names the one suite that writes there. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startTime } from './process.ts';

export interface Lock {
  readonly pid: number;
  readonly started: string;
  /** Where the suite answers. */
  readonly address: string;
  readonly temporary: string;
}

const lockOf = (keepIn: string): string => `${keepIn}.lock`;

export function readLock(keepIn: string): Lock | undefined {
  if (!existsSync(lockOf(keepIn))) return undefined;
  try {
    return JSON.parse(readFileSync(lockOf(keepIn), 'utf8'));
  } catch {
    // The machine lost power while the file was written.
    return { pid: 0, started: '', address: '', temporary: '' };
  }
}

export const isHeld = ({ pid, started }: Lock): boolean => pid > 0 && startTime(pid) === started;

/** Takes the lock for this process; throws if another process has it. */
export function lock(keepIn: string, about: Pick<Lock, 'address' | 'temporary'>): void {
  const started = startTime(process.pid);
  mkdirSync(dirname(keepIn), { recursive: true });
  writeFileSync(lockOf(keepIn), JSON.stringify({ pid: process.pid, started, ...about }), { flag: 'wx' });
}

export const unlock = (keepIn: string): void => rmSync(lockOf(keepIn), { force: true });
