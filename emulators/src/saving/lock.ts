/** The lock file beside the data folder, which names the one suite that writes there. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startTime } from './process.ts';
import { cannotWrite } from './reason.ts';

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

/** Says in a sentence what hinders it, where the disk does. */
function writing(keepIn: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const sentence = cannotWrite(`The folder of the data, ${keepIn},`, error);
    throw sentence ? new Error(sentence, { cause: error }) : error;
  }
}

/** Throws an error if no lock could be written there, before a process is started that needs one. */
export function requireWritable(keepIn: string): void {
  const tried = `${lockOf(keepIn)}.${process.pid}`;
  writing(keepIn, () => {
    mkdirSync(dirname(keepIn), { recursive: true });
    try {
      writeFileSync(tried, 'Can a lock be written?');
    } finally {
      rmSync(tried, { force: true });
    }
  });
}

/** Takes the lock for this process; throws if another process has it. */
export function lock(keepIn: string, about: Pick<Lock, 'address' | 'temporary'>): void {
  const started = startTime(process.pid);
  const text = JSON.stringify({ pid: process.pid, started, ...about });
  writing(keepIn, () => {
    mkdirSync(dirname(keepIn), { recursive: true });
    writeFileSync(lockOf(keepIn), text, { flag: 'wx' });
  });
}

export const unlock = (keepIn: string): void =>
  writing(keepIn, () => rmSync(lockOf(keepIn), { force: true }));
