// Installs what is missing before a command runs, in the same process (`node --import`). It cannot import
// packages itself, because they may be missing.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAddresses } from './lock-addresses.mjs';
import { root } from './paths.mjs';
import { stop } from './stop.mjs';

const stamp = join(root, 'node_modules', '.lab-installed');
// npm reads it instead of package-lock.json, if it is there.
const shrinkwrap = join(root, 'npm-shrinkwrap.json');
const neededBytes = 1_500_000_000;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
let stopped = false;
function stopInstalling() {
  if (!stopped) console.log('\nStopping …');
  stopped = true;
  // On other signals npm first takes back what it has done, which takes minutes on a busy machine. The next
  // install begins with an empty folder anyway.
  running?.kill('SIGKILL');
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `This needs Node.js 20.19 or newer; this is ${process.versions.node}. Get a current one from nodejs.org.`,
  );
}

/**
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number | null, output: string, errors: string }>}
 */
function npm(words, env = process.env) {
  // npm sets npm_execpath to the npm that runs this script, which is the one that the person uses.
  const program = process.env.npm_execpath;
  const [command = 'npm', ...first] = program ? [process.execPath, program] : ['npm'];
  const child = spawn(command, [...first, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  running = child;
  if (stopped) child.kill('SIGKILL');
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: null, output, errors: message }));
    child.once('close', (code) => resolve({ code, output, errors }));
  });
}

const install = (/** @type {NodeJS.ProcessEnv} */ env) =>
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], env);

rmSync(shrinkwrap, { force: true });
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const wanted = createHash('sha256').update(lock).digest('hex');
if (read(stamp) !== wanted) {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < neededBytes) {
    stop('The disk is nearly full: installing needs about 1.5 GB of free space. Free some and try again.');
  }
  console.log('Installing what is missing (about a minute the first time) …');
  const started = Date.now();
  const heartbeat = setInterval(
    () => console.log(`… installing, ${Math.round((Date.now() - started) / 1000)} s`),
    10_000,
  );
  const env = { ...process.env, npm_config_omit: '', NODE_ENV: 'development' };
  process.on('exit', () => rmSync(shrinkwrap, { force: true }));
  // npm tells only its first process of a signal, which is this one.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stopInstalling);
  const registry = (await npm(['config', 'get', 'registry'])).output.trim();
  if (registry) writeFileSync(shrinkwrap, withAddresses(lock, registry.replace(/\/*$/, '/')));
  let { code, errors } = await install(env);
  if (/\bE40\d\b/.test(errors)) {
    // This registry keeps its packages at other addresses, so npm has to ask for each of them.
    rmSync(shrinkwrap, { force: true });
    ({ code, errors } = await install(env));
  }
  clearInterval(heartbeat);
  if (stopped) process.exit(130);
  for (const signal of signals) process.off(signal, stopInstalling);
  process.stderr.write(errors);
  if (code !== 0) {
    stop(
      'Installing failed; npm said why above. Check the connection to the npm registry and the free disk space.',
    );
  }
  writeFileSync(stamp, wanted);
}
