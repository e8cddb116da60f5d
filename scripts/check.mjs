// `npm run check` tests for daily work what a change since the last commit on main may have broken, without
// long tests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { base, changedSince, suiteTestsOf, trackedFiles } from './changes.mjs';
import { root } from './paths.mjs';
import { withPorts } from './reserve-ports.mjs';
import { runParts, script } from './run-parts.mjs';
import { stopRequested } from './signals.mjs';
import { stop } from './stop.mjs';
import { temporaryFolder } from './temporary.mjs';
import { workspacesOf } from './typecheck.mjs';
import { unitTestsOf } from './unit-tests-of.mjs';

const from = base();
const changed = changedSince(from);
const { api, suite } = suiteTestsOf(changed);
/** @param {string} name @param {string[]} paths */
const tests = (name, paths) =>
  paths.length > 0
    ? [
        script(name, [...paths, '--passWithNoTests'], {
          env: { LAB_TESTS: 'short' },
          needs: 'build',
          prepare: withPorts,
        }),
      ]
    : [];
// Of a change inside features only the tests of these and those nearby, so that the answer comes within a
// minute.
const unit = unitTestsOf(changed, trackedFiles());
const long = changed.some((file) => file.includes('.long.'));
const called = [...tests('test:api', api), ...tests('test:suite', suite)];
// Other rules may concern every file.
const linted = changed.includes('biome.json') ? [] : changed.filter((file) => existsSync(join(root, file)));
const compiled = workspacesOf(changed);
// Both would build at the same time.
const build = { name: 'build', command: process.execPath, args: ['scripts/build.mjs', '--changed'] };
const TMPDIR = temporaryFolder();
const outcomes = await runParts(
  [
    ...(called.length > 0 ? [build] : []),
    script('test:changed', unit ?? [`--changed=${from}`], { env: { LAB_TESTS: long ? '' : 'short' } }),
    ...called,
    ...(compiled.length > 0 ? [script('typecheck', compiled)] : []),
    script('lint', linted),
  ],
  { cwd: root, env: { ...process.env, TMPDIR, TEMP: TMPDIR, TMP: TMPDIR } },
);
if (await stopRequested()) process.exit(130);

const failed = outcomes.filter(({ status }) => status !== 0).map(({ part }) => part.name);
if (failed.length > 0) stop(`Failed: ${failed.join(', ')}`);
console.log('\nNothing that this change reaches is broken. The stories and the rest run with npm test.');
