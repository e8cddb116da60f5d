// Starts the product as a person does, with functions that start slower than firebase-tools waits, or not at
// all.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { newestSave } from 'firebase-emulators-node';
import { family } from 'firebase-emulators-node/processes';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from './paths.mjs';
import { withPorts } from './reserve-ports.mjs';

const email = 'newcomer@lab.test';
const longestMs = 600_000;
/** @type {string} */
let folder;
/** @type {NodeJS.ProcessEnv} */
let env;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lab-opens-'));
  const ports = await withPorts();
  env = { ...process.env, ...ports.env, LAB_DATA: join(folder, 'data') };
  onTestFinished(() => {
    ports.release();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** `npm start`, where each process of a function runs this code first. @param {string} first */
function start(first) {
  const file = join(folder, 'first.mjs');
  writeFileSync(file, `if (/functionsEmulatorRuntime/.test(process.argv[1])) { ${first} }`);
  const script = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, NODE_OPTIONS: `--import=${pathToFileURL(file)}` },
  });
  const lab = {
    pid: Number(script.pid),
    output: '',
    ended: /** @type {Promise<number>} */ (Promise.resolve(0)),
  };
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (chunk) => (lab.output += chunk));
  lab.ended = new Promise((resolve) => script.once('close', (code) => resolve(code ?? -1)));
  onTestFinished(() => killAll(lab.pid));
  return lab;
}

/** @param {number} pid */
function killAll(pid) {
  for (const member of family(pid)) {
    try {
      process.kill(member.pid, 'SIGKILL');
    } catch {
      // It has ended with its parent.
    }
  }
}

const sleeps = (/** @type {number} */ ms) =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

/** @param {string} command @param {string[]} given @returns {Promise<string>} */
const run = (command, ...given) =>
  new Promise((resolve) => {
    const file = join(root, 'functions/dist/cli', `${command}.js`);
    execFile(process.execPath, [file, ...given], { env }, (_, out, errors) => resolve((out + errors).trim()));
  });

/** Runs a command until the suite lets it write, and returns what it then said. @param {string[]} given */
async function whenAllowed(...given) {
  for (;;) {
    const output = await run('admin', ...given);
    if (!/^(No lab runs|The local suite is still starting)/.test(output)) return output;
    await setTimeout(200);
  }
}

const savedAccounts = () => {
  const file = join(newestSave(join(folder, 'data')) ?? '', 'auth_export/accounts.json');
  return JSON.parse(readFileSync(file, 'utf8')).users;
};
const savedAdmins = () =>
  savedAccounts()
    .filter((/** @type {{ customAttributes?: string }} */ user) => user.customAttributes?.includes('true'))
    .map((/** @type {{ email: string }} */ user) => user.email);

test(
  'what a command reports is on the disk, however early it was, when everything is killed',
  async () => {
    const lab = start(sleeps(20_000));
    const said = await whenAllowed(email);
    killAll(lab.pid);
    expect(lab.output).not.toContain('The lab is open');
    expect(said).toBe(`${email} is an admin now, from the next sign-in on.\nIt is saved on disk.`);
    expect(savedAdmins()).toContain(email);
    await lab.ended;
  },
  longestMs,
);

test(
  'Ctrl-C before the lab is open keeps what was written',
  async () => {
    const lab = start(sleeps(60_000));
    await whenAllowed(email);
    const auth = `http://127.0.0.1:${9099 + Number(env.LAB_PORT_OFFSET)}`;
    const made = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'early@lab.test', password: 'Kestrel.2026' }),
    });
    expect(made.ok).toBe(true);
    process.kill(lab.pid, 'SIGINT');
    expect(await lab.ended).toBe(0);
    expect(lab.output).not.toContain('The lab is open');
    expect(savedAccounts().map((/** @type {{ email: string }} */ user) => user.email)).toContain(
      'early@lab.test',
    );
  },
  longestMs,
);

test(
  'the lab opens when its functions start slower than firebase-tools waits',
  async () => {
    const lab = start(sleeps(35_000));
    const deadline = performance.now() + longestMs;
    while (!lab.output.includes('The lab is open') && performance.now() < deadline) await setTimeout(200);
    expect(lab.output).toMatch(/\n {2}\d+ s: waiting for the first page and the first call\n/);
    const page = await fetch(`http://127.0.0.1:${5005 + Number(env.LAB_PORT_OFFSET)}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
    process.kill(lab.pid, 'SIGINT');
    expect(await lab.ended).toBe(0);
  },
  longestMs,
);

test(
  'the start ends with the reason when functions cannot start',
  async () => {
    const lab = start(`throw new Error('no such thing');`);
    expect(await lab.ended).toBe(1);
    expect(lab.output).toContain('The functions do not start. Its log (');
    expect(lab.output).toContain('no such thing');
    expect(lab.output).not.toContain('The lab is open');
  },
  longestMs,
);
