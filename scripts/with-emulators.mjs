// `npm run with-emulators -- "<command>"` runs a command with the suite, started from a fresh copy of the
// demo lab. With `--untold` before it nobody is told anything: tests make dozens of admins. With
// `--in-process` before it one process answers instead of Hosting and the functions emulator
// (serve-functions.mjs), unless LAB_WHOLE_WAY is set. With `--official JAR` after it, the suite uses Google's
// Firestore emulator, which needs Java.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { commandLine } from './command-line.mjs';
import { root } from './paths.mjs';
import { stop } from './stop.mjs';
import { startSuite } from './suite.mjs';
import { temporaryFolder } from './temporary.mjs';

const isOurs = (/** @type {string} */ word) => ['--untold', '--in-process'].includes(word);
const words = process.argv.slice(2).filter((word) => !isOurs(word));
const inProcess = process.argv.includes('--in-process') && !process.env.LAB_WHOLE_WAY;
if (process.argv.includes('--untold')) process.env.LAB_MAIL = 'off';
const at = words.indexOf('--official');
const officialJar = at === -1 ? undefined : resolve(words.splice(at, 2)[1] ?? '');
if (officialJar && !/\.jar$/.test(officialJar)) stop('Say which file: --official JAR');
if (officialJar && !existsSync(officialJar)) stop(`There is no file ${officialJar}.`);
if (officialJar) process.env.LAB_FIRESTORE = 'official';
const command = commandLine(words);
if (!command) stop('Say what to run: npm run with-emulators -- "<command>"');

// Vitest, for one, leaves its folder behind when it is stopped.
const temporary = temporaryFolder();
Object.assign(process.env, { TMPDIR: temporary, TEMP: temporary, TMP: temporary });
// Tests make hundreds of calls from one address.
process.env.LAB_RATE_LIMITS ??= 'off';
build();
// Without `keepIn` every run starts from the same data.
const suite = await startSuite({ officialJar, inProcess });
const code = await suite.run(command, { cwd: root, env: suite.env });
await suite.end();
process.exit(code);
