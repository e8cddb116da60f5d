/** Distinguishes a running process from a later one with the same id. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its command line. */
  readonly args: string;
}

/**
 * The start time of a process as a text that is different for every later process with this id; undefined if
 * it has ended.
 */
export function startTime(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.trim() || undefined;
  }
  try {
    const fields = fieldsOf(pid);
    const machineStarted = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' ? undefined : `${machineStarted} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Small containers have `/proc` but no `ps`; macOS has only `ps`. */
function runningProcesses(): Process[] {
  if (existsSync('/proc/self/stat')) return readdirSync('/proc').flatMap(fromProc);
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
  });
}

/** A process and all that it has started, directly or not. */
export function family(ofPid: number): Process[] {
  const all = runningProcesses();
  const members = all.filter(({ pid }) => pid === ofPid);
  for (const member of members) members.push(...all.filter(({ parent }) => parent === member.pid));
  return members;
}

/** Asks a process and all that it has started to end. */
export function endFamily(ofPid: number): void {
  for (const { pid } of family(ofPid)) {
    try {
      process.kill(pid);
    } catch {
      // It has ended with another.
    }
  }
}

function fromProc(name: string): Process[] {
  if (!/^\d+$/.test(name)) return [];
  try {
    const [, parent = ''] = fieldsOf(Number(name));
    const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').join(' ');
    return [{ pid: Number(name), parent: Number(parent), args }];
  } catch {
    return [];
  }
}

/**
 * State, parent and other fields. The program's name, in brackets, may contain anything; after it come
 * numbers and one letter.
 */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether the process has ended within this time. */
export async function hasEnded(
  { pid, started }: { pid: number; started: string },
  withinMs: number,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (startTime(pid) === started) {
    if (performance.now() > deadline) return false;
    await setTimeout(100);
  }
  return true;
}
