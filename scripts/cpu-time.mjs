// How much processes have computed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksASecond = 100;

/** @param {number} pid */
function ofOne(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
  } catch {
    return fromPs(pid);
  }
}

/**
 * Where there is no `/proc`: days-hours:minutes:seconds, of which the first may be missing.
 * @param {number} pid
 */
function fromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  const units = (stdout ?? '').trim().split(/[-:]/).reverse().map(Number);
  return units.reduce((sum, value, at) => sum + value * ([1, 60, 3600, 86_400][at] ?? 0), 0);
}

/** @param {{ pid: number }[]} processes */
export const cpuSeconds = (processes) => processes.reduce((sum, { pid }) => sum + ofOne(pid), 0);
