/** What `firebase deploy` ships is functions/dist alone: it has to install and load with nothing of the workspace near. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const built = new URL('../dist/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'lab-deployed-'));

beforeAll(() => {
  cpSync(built, folder, { recursive: true });
  execFileSync('npm', ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(code: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'lab', TOKEN_SECRET: 'x'.repeat(48) },
  });
}

test('names its true externals and the runtime, and nothing else', () => {
  const { dependencies, engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['firebase-admin', 'firebase-functions', 'sharp']);
  expect(engines).toEqual({ node: '22' });
});

test('loads, and exports the three functions', () => {
  const names = run(`console.log(Object.keys(await import('./index.js')).sort().join(' '))`);
  expect(names.trim()).toBe('api images site');
}, 60_000);

test('every part that is loaded later loads too', () => {
  const code = `
    import { readdirSync } from 'node:fs';
    const parts = readdirSync('.').filter((name) => name.endsWith('.js'));
    for (const part of parts) await import('./' + part);
    await import('./site/entry-server.js');
    console.log(parts.length > 1);
  `;
  expect(run(code).trim().split('\n').at(-1)).toBe('true');
}, 60_000);

test('names no path of the machine that built it', () => {
  const home = new URL('../../', import.meta.url).pathname;
  const parts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(parts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(home))).toEqual([]);
});
