import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './paths.mjs';

let folder = '';
let logs = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-paths-'));
  logs = join(folder, '.lab', 'logs');
  mkdirSync(join(folder, 'scripts'));
  for (const name of ['paths.mjs', 'stop.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run() {
  const env = { ...process.env, LAB_PORT_OFFSET: '' };
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', 'paths.mjs')], {
    encoding: 'utf8',
    env,
  });
  return { status, stderr };
}
const sentence = (/** @type {string} */ code) =>
  `\nNothing can be written to ${logs} (${code}). The commands need this folder: make it yours, or copy the whole folder to a place of your own.\n\n`;

it('a folder that cannot be made is named in one sentence', () => {
  writeFileSync(join(folder, '.lab'), '');
  expect(run()).toEqual({ status: 1, stderr: sentence('ENOTDIR') });
});
