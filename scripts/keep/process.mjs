// Tells a running process from a later one that got the same number.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * When a process started, as a text that no later process repeats; undefined if it has ended.
 * @param {number} pid
 */
export function startTime(pid) {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything; the fields behind it are numbers and one letter.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const machineStarted = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' ? undefined : `${machineStarted} ${fields[19]}`;
  } catch {
    return undefined; // it has ended
  }
}

/**
 * Whether it has ended within the time.
 * @param {{ pid: number, started: string }} process
 * @param {number} withinMs
 */
export async function hasEnded({ pid, started }, withinMs) {
  const deadline = Date.now() + withinMs;
  while (startTime(pid) === started) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}
