// A disk of a few megabytes that can be filled, emptied and made read-only; only root may make one.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from '../stop.mjs';

const block = Buffer.alloc(65_536, 1);

/** @param {string} folder @param {number} megabytes */
export function smallDisk(folder, megabytes) {
  if (process.getuid?.() !== 0) stop('This trial makes small disks, which only root may do: run it as root.');
  const filler = join(folder, 'filler');
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'lab-trial', folder]);
  const remount = (/** @type {string} */ how) => execFileSync('mount', ['-o', `remount,${how}`, folder]);
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    makeReadOnly: () => remount('ro'),
    makeWritable: () => remount('rw'),
    /** Lazily, as a process that was killed a moment ago may still hold a file. */
    remove: () => execFileSync('umount', ['-l', folder]),
  };
}
