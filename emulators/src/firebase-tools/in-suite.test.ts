import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildOnce, dist } from '../launch/firebase-tools.testing.ts';
import { settingsVariable } from './messages.ts';

beforeAll(buildOnce);

const inSuite = pathToFileURL(join(dist, 'in-suite.js')).href;

it.each([
  ['at once', 0],
  ['while it loads', 200],
])('ends a suite whose start script was killed %s', async (_, afterMs) => {
  const folder = await mkdtemp(join(tmpdir(), 'in-suite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const keepIn = join(folder, 'data');
  const temporary = await mkdtemp(join(folder, 'firebase-emulators-'));
  const suite = spawn(process.execPath, ['--import', inSuite, '--eval', 'setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      [settingsVariable]: JSON.stringify({ project: 'demo-test', address: '', keepIn, temporary }),
    },
  });
  onTestFinished(() => void suite.kill('SIGKILL'));
  const ended = new Promise((resolve) => suite.once('exit', resolve));
  setTimeout(() => suite.disconnect(), afterMs);
  expect(await ended).toBe(1);
  expect(existsSync(`${keepIn}.lock`)).toBe(false);
  expect(existsSync(temporary)).toBe(false);
});
