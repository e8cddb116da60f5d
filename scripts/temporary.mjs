// One temporary folder for everything that a command starts, which is removed however the processes end.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Removed when this process ends; the folder of a killed process is removed by the next call. */
export function temporaryFolder() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^lab-test-(\d+)-\w+$/.exec(name) ?? [];
    if (!pid || isRunning(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // It belongs to somebody else or is in use, and this command needs only a folder of its own.
    }
  }
  const folder = mkdtempSync(join(tmpdir(), `lab-test-${process.pid}-`));
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    } catch {
      // A process still writes there, so the next call removes it.
    }
  });
  return folder;
}
