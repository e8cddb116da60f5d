// All that a process has started, also in groups of their own, so that nothing of it is left when it has
// ended.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, started: string }} Running */

/** Small containers have `/proc` but no `ps`; macOS has only `ps`. @returns {Running[]} */
function allRunning() {
  if (existsSync('/proc/self/stat')) return readdirSync('/proc').flatMap(fromProc);
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,state=,lstart='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, started = ''] = /^\s*(\d+)\s+(\d+)\s+[^Z]\S*\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), started }] : [];
  });
}

/** @param {string} name */
function fromProc(name) {
  if (!/^\d+$/.test(name)) return [];
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The program's name, in brackets, may contain anything; after it come the state, the parent and other
    // fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return [];
    return [{ pid: Number(name), parent: Number(fields[1]), started: String(fields[19]) }];
  } catch {
    return []; // It has just ended.
  }
}

/** Remembers the processes, because one whose parent has ended cannot be found any more. */
export class Family {
  /** @type {Map<number, string>} */
  #members = new Map();

  /** Also finds processes in other groups, if it is called while their parents run. @param {number} pid */
  look(pid) {
    const all = allRunning();
    const started = new Map(all.map((one) => [one.pid, one.started]));
    // A later process may have got the number of one that has ended.
    for (const [member, since] of this.#members)
      if (started.get(member) !== since) this.#members.delete(member);
    const queue = [pid, ...this.#members.keys()];
    for (const parent of queue) {
      for (const child of all) {
        if (child.parent !== parent || this.#members.has(child.pid)) continue;
        this.#members.set(child.pid, child.started);
        queue.push(child.pid);
      }
    }
    return this.#members.size;
  }

  /** @param {number} pid */
  kill(pid) {
    this.look(pid);
    for (const member of this.#members.keys()) {
      try {
        process.kill(member, 'SIGKILL');
      } catch {
        // It has just ended.
      }
    }
  }
}
