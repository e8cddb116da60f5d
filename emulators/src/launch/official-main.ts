/** firebase-tools runs this in place of our engine; it starts Google's emulator in real Java. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { officialArguments } from './official.ts';

// The first `java` on the path is this package's stand-in.
const standIn = join(import.meta.dirname, 'bin');
process.env.PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => folder !== standIn)
  .join(delimiter);

try {
  const jar = process.env.OFFICIAL_FIRESTORE_JAR ?? '';
  const child = spawn('java', [...officialArguments(jar), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  // When firebase-tools is killed, Java must be stopped here, since nobody else does it.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 1000).unref();
  child.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
