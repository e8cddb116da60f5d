// Builds what changed: emulators, web, functions, in this order, because functions contain the web client's
// server entry.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { leftovers, root } from './paths.mjs';
import { stop } from './stop.mjs';

const parts = [
  { name: 'emulators', from: ['emulators'], makes: 'emulators/dist' },
  { name: 'web', from: ['contract', 'web'], makes: 'web/dist' },
  { name: 'functions', from: ['contract', 'functions', 'web'], makes: 'functions/dist' },
];
const notSource = new Set(['node_modules', 'dist', 'dist-server', '.vite', '.lab']);

/** @param {string} folder @returns {Generator<string>} */
function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notSource.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** @param {string[]} folders */
function fingerprint(folders) {
  const hash = createHash('sha256').update(process.version);
  const files = [join(root, 'package-lock.json'), ...folders.flatMap((f) => [...filesUnder(join(root, f))])];
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** With `only`, one part of it. @param {{ all?: boolean, only?: string }} [what] */
export function build({ all = false, only } = {}) {
  const stamps = join(leftovers, 'built');
  mkdirSync(stamps, { recursive: true });
  for (const part of parts) {
    if (only && part.name !== only) continue;
    const stamp = join(stamps, part.name);
    const now = fingerprint(part.from);
    const fresh =
      existsSync(stamp) && readFileSync(stamp, 'utf8') === now && existsSync(join(root, part.makes));
    if (fresh && !all) continue;
    const started = Date.now();
    const run = spawnSync('npm', ['run', '--silent', 'build', '-w', part.name], {
      cwd: root,
      encoding: 'utf8',
      // Under a test runner NODE_ENV is `test`, with which the bundle would contain React for development.
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    if (run.status !== 0) {
      process.stderr.write(run.stdout + run.stderr);
      stop(`Building ${part.name} failed; the reason stands above.`);
    }
    writeFileSync(stamp, now);
    console.log(`Built ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (process.argv[1] === import.meta.filename) build({ all: !process.argv.includes('--changed') });
