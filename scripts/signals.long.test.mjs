/** Signals that reach npm alone, not its process group, as those of an editor, a timeout or a CI do. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { configAt } from './ports.mjs';

/** @param {string} name */
const moduleAt = (name) => JSON.stringify(new URL(name, import.meta.url).href);

// Runs two parts: one with children that ignore every signal, one of them in a group of its own as a suite
// is.
const command = `
  import { runParts } from ${moduleAt('./run-parts.mjs')};
  import { temporaryFolder } from ${moduleAt('./temporary.mjs')};
  import { withPorts } from ${moduleAt('./reserve-ports.mjs')};
  import { stopRequested } from ${moduleAt('./signals.mjs')};
  const TMPDIR = temporaryFolder();
  const part = { command: 'npm', args: ['run', '--silent', 'part'], prepare: withPorts };
  await runParts([{ ...part, name: 'one' }, { ...part, name: 'two' }], { cwd: '.', env: { ...process.env, TMPDIR } });
  process.exit((await stopRequested()) ? 130 : 0);
`;
const part = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync, writeFileSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { configAt, offset } from ${moduleAt('./ports.mjs')};
  writeFileSync(configAt(offset), '{}');
  mkdtempSync(join(tmpdir(), 'suite-'));
  const stubborn = "for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => {}); setInterval(() => {}, 1000); console.log('ready')";
  const children = [true, false].map((detached) => spawn(process.execPath, ['-e', stubborn], { detached }));
  await Promise.all(children.map((child) => new Promise((resolve) => child.stdout.once('data', resolve))));
  const about = { pids: [process.pid, ...children.map(({ pid }) => pid)], offset };
  writeFileSync('started-' + offset, JSON.stringify(about));
  setInterval(() => {}, 1000);
`;

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.concurrent.for(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
  '%s to npm alone ends all that a command has started, and nothing is left',
  async (signal, { onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'lab-signals-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    writeFileSync(join(folder, 'command.mjs'), command);
    writeFileSync(join(folder, 'part.mjs'), part);
    const scripts = { start: 'exec node command.mjs', part: 'node part.mjs && node -e 0' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));

    const npm = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, TMPDIR: temporary } });
    const ended = new Promise((resolve) => npm.once('exit', (code, by) => resolve(by ?? code)));
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
    const started = () => readdirSync(folder).filter((name) => name.startsWith('started-'));
    await expect.poll(() => started().length, { timeout: 50_000 }).toBe(2);
    const parts = started().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    expect(parts.flatMap(({ pids }) => pids).filter(isRunning)).toHaveLength(6);
    expect(parts.filter(({ offset }) => existsSync(configAt(offset)))).toHaveLength(2);

    process.kill(Number(npm.pid), signal);
    expect(await ended).toBe(130);
    expect(output).toContain('Stopping …');
    // The system may keep the number of an ended process for a moment.
    await expect.poll(() => parts.flatMap(({ pids }) => pids).filter(isRunning)).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
    expect(parts.filter(({ offset }) => existsSync(configAt(offset)))).toEqual([]);
  },
);

it('reaches every command that starts processes, because npm tells only the first process of a script', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(scripts).filter((name) =>
    /^(start|new-lab|dev|check|with-emulators|test.*)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/^exec [^&;|]+$/.test(scripts[name]))).toEqual([]);
});
