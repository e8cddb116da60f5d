/** Runs the command of this package as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const program = join(root, 'bin/firebase-emulators-node.mjs');

export interface RunningCommand {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

export function runCommand(folder: string, args: readonly string[], of = program): RunningCommand {
  const child = spawn(process.execPath, [of, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => output, ended };
}

/** Waits as long as the machine needs; if the command ends before, the error has what it printed. */
export async function untilPrinted({ output, ended }: RunningCommand, text: string): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!output().includes(text)) {
    if (hasEnded) throw new Error(`The command ended without "${text}". It printed:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
