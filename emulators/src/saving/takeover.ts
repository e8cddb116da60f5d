/** When another suite uses the same folder, asks it to save and end, and waits for that. */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { isHeld, readLock, unlock } from './lock.ts';
import { hasEnded } from './process.ts';

const endsWithinMs = 90_000;
export const temporaryPrefix = 'firebase-emulators-';
/** Earlier versions named them otherwise. */
const isTemporary = /^(?:firebase-emulators|\w+-suite)-/;

/**
 * Returns whether there was another suite. One that answers at another address is not ended, and throws an
 * error.
 */
export async function takeOver(
  keepIn: string,
  address: string,
  say: (sentence: string) => void,
): Promise<boolean> {
  const earlier = readLock(keepIn);
  if (!earlier) return false;
  if (isHeld(earlier)) {
    if (earlier.address !== address) {
      throw new Error(
        `The suite at ${earlier.address} uses the data in ${keepIn}. Stop it first, or name another folder.`,
      );
    }
    say(`A suite of this folder runs at ${address}. It saves and ends, and this one takes over …`);
    try {
      process.kill(earlier.pid, 'SIGUSR2');
    } catch {
      // It has just ended.
    }
    if (!(await hasEnded(earlier, endsWithinMs)))
      throw new Error(`It does not end. Look at its console, or end process ${earlier.pid}.`);
  }
  unlock(keepIn);
  // A killed suite could not remove its temporary files.
  if (isTemporary.test(basename(earlier.temporary)))
    rmSync(earlier.temporary, { recursive: true, force: true });
  return true;
}

/** Where the suite that uses this folder now answers. */
export function addressOfUser(keepIn: string): string | undefined {
  const lock = readLock(keepIn);
  return lock && isHeld(lock) ? lock.address : undefined;
}
