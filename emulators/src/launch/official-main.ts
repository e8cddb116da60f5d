/** What firebase-tools runs in place of our engine when it is to be Google's emulator: starts that one in real Java. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { officialArguments } from './official.ts';

// The first `java` on the path is the stand-in of this package.
const standIn = join(import.meta.dirname, 'bin');
process.env.PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => folder !== standIn)
  .join(delimiter);

try {
  const jar = process.env.OFFICIAL_FIRESTORE_JAR ?? '';
  const child = spawn('java', [...officialArguments(jar), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  // firebase-tools that is killed takes nobody with it.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 1000).unref();
  child.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
