// `npm run mutate -- FOLDER`: changes the source of a folder (or file) in one place at a time and runs the unit tests that
// reach the place. Prints the changes that no test noticed; docs/mutation.md says how to read them.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { leftovers, root } from './paths.mjs';
import { stop } from './stop.mjs';

const target = process.argv[2];
if (!target) stop('Say what to change: npm run mutate -- contract/src/citations');
const path = relative(root, resolve(root, target)).replaceAll('\\', '/');
const [workspace = ''] = path.split('/');
const config = `${workspace}/vitest.config.ts`;
if (!existsSync(join(root, path)) || !existsSync(join(root, config))) {
  stop(`${target} is no folder or file of a workspace that has unit tests.`);
}

process.chdir(root);
const folder = join('.lab', 'mutate');
const results = join(folder, `${path.replaceAll('/', '-')}.json`);
const isFolder = statSync(path).isDirectory();

/** Of what runs while a file loads, Stryker does not see that a new test reaches it: it would stay a survivor for ever. */
function forgetSurvivors() {
  if (!existsSync(results)) return;
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const known = JSON.parse(readFileSync(results, 'utf8'));
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(results, JSON.stringify(known));
}
forgetSurvivors();
await new Stryker({
  mutate: isFolder
    ? [
        `${path}/**/*.{ts,tsx}`,
        // Tests, their helpers, types, the sentences for people, and the tables of endpoints: each of those is called
        // over HTTP by the API tests.
        '!**/*.test.{ts,tsx}',
        '!**/src/test/**',
        '!**/*.testing.ts',
        '!**/*.d.ts',
        '!**/texts*.ts',
        '!**/endpoints.ts',
      ]
    : [path],
  // Stryker rewrites a tsconfig with a function that TypeScript 7 has not; Vitest needs none.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: config },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.LAB_WORKERS ?? 2),
  // A busy machine is no endless loop: Stryker finds those by counting.
  timeoutMS: 60_000,
  // Only the survivors and what changed since the last run are tried again.
  incremental: true,
  incrementalFile: results,
  force: process.argv.includes('--force'),
  tempDirName: join(folder, 'copies'),
  ignorePatterns: [relative(root, leftovers), 'dist', 'dist-server'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 90, low: 90, break: 90 },
  allowConsoleColors: process.stdout.isTTY,
}).runMutationTest();
