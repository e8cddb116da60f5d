// When another suite uses the same folder, asks it to save and end, and waits for that.
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { stop } from '../stop.mjs';
import { isHeld, readLock, unlock } from './lock.mjs';
import { hasEnded } from './process.mjs';

const endsWithinMs = 90_000;
export const temporaryPrefix = 'lab-suite-';

/** Returns whether there was another suite. @param {string} keepIn @param {string} address */
export async function takeOver(keepIn, address) {
  const earlier = readLock(keepIn);
  if (!earlier) return false;
  if (isHeld(earlier)) {
    if (earlier.address !== address) {
      stop(
        `The suite at ${earlier.address} uses the data in ${keepIn}. Stop it first, or set LAB_DATA to another folder.`,
      );
    }
    console.log(`A suite of this folder runs at ${address}. It saves and ends, and this one takes over …`);
    try {
      process.kill(earlier.pid, 'SIGUSR2');
    } catch {
      // It has just ended.
    }
    if (!(await hasEnded(earlier, endsWithinMs)))
      stop(`It does not end. Look at its console, or end process ${earlier.pid}.`);
  }
  unlock(keepIn);
  // A killed suite could not remove its temporary files.
  if (basename(earlier.temporary).startsWith(temporaryPrefix))
    rmSync(earlier.temporary, { recursive: true, force: true });
  return true;
}

/** The folder of these whose suite runs at an address. @param {string} address @param {string[]} folders */
export const labAt = (address, folders) =>
  folders.find((folder) => {
    const lock = readLock(folder);
    return lock && isHeld(lock) && lock.address === address;
  });
