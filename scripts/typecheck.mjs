// `npm run typecheck` compiles every workspace, or the named ones. What it finds is kept in .lab, so that the
// next run compiles only what changed.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { leftovers, root } from './paths.mjs';

/** @type {Record<string, string[]>} Each workspace, and those that it imports. */
export const workspaces = {
  contract: [],
  emulators: [],
  functions: ['contract', 'emulators', 'scripts'],
  web: ['contract', 'e2e'],
  demo: ['contract', 'emulators', 'functions', 'scripts'],
  e2e: ['contract', 'demo', 'scripts'],
  proofs: ['contract', 'e2e', 'functions', 'scripts'],
  scripts: ['contract', 'emulators'],
};

/** The workspaces that a change of these files may break. @param {string[]} files @returns {string[]} */
export function workspacesOf(files) {
  const changed = new Set(files.map((file) => file.split('/')[0] ?? ''));
  // The compiler's settings, the lock file and the like.
  const all = files.some((file) => /^[^/]+\.(?:json|ts)$/.test(file));
  /** @param {string} name @returns {boolean} */
  const reached = (name) => all || changed.has(name) || (workspaces[name] ?? []).some(reached);
  return Object.keys(workspaces).filter(reached);
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  const kept = join(leftovers, 'types');
  mkdirSync(kept, { recursive: true });
  for (const name of named.length > 0 ? named : Object.keys(workspaces)) {
    const file = join(kept, `${name}.json`);
    const run = spawnSync('npx', ['tsc', '-p', name, '--incremental', '--tsBuildInfoFile', file], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // The compiler, a Go program, otherwise spends a quarter of its time on collecting garbage.
      env: { GOGC: '400', ...process.env },
    });
    if (run.status !== 0) process.exit(1);
  }
}
