// `npm run with-emulators -- "<command>"`: runs a command against the suite, started from a fresh copy of the demo lab.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { root } from './paths.mjs';
import { stop } from './stop.mjs';
import { startSuite, suiteEnvironment } from './suite.mjs';

const command = process.argv.slice(2).join(' ');
if (!command) stop('Say what to run: npm run with-emulators -- "<command>"');

// Tests make hundreds of calls from one address.
process.env.LAB_RATE_LIMITS ??= 'off';
build();
// Without a folder to keep its data in every run starts from the same data.
const suite = await startSuite();
const child = spawn(command, {
  cwd: root,
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ...suiteEnvironment },
});
suite.ended.then(() => child.kill());
const code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
await suite.end();
process.exit(code);
