// The parts of `npm test` and `npm run test:all`, in the order in which they start: the quick ones and those
// that others need, then the longest first, because at the end both cores should be busy.
import { withPorts } from './reserve-ports.mjs';

/**
 * `tests` says which files run: without the `*.long.*` files, only these, or all. A part with `long` runs the
 * files whose path this matches, and is left out while there are none.
 * @typedef {{
 *   script: string, tests?: 'short' | 'long' | 'all', long?: RegExp, only?: string, shards?: number,
 *   needs?: 'build', suite?: true, env?: Record<string, string>,
 * }} Declared
 */

/** @type {Declared[]} */
const quick = [
  { script: 'build' },
  { script: 'typecheck' },
  { script: 'lint' },
  { script: 'test:api', tests: 'short', needs: 'build', suite: true },
  { script: 'test:e2e', tests: 'short', needs: 'build', suite: true },
  { script: 'test:unit', tests: 'short', needs: 'build', shards: 2 },
  { script: 'test:suite', tests: 'short', needs: 'build', suite: true },
  { script: 'test:emulators', tests: 'short' },
];

/** @type {Declared[]} */
const rest = [
  {
    script: 'test:e2e',
    tests: 'long',
    long: /^e2e\/.*\.long\./,
    needs: 'build',
    suite: true,
    shards: 2,
  },
  {
    script: 'test:api',
    tests: 'long',
    long: /^functions\/.*\.long\.api\./,
    needs: 'build',
    suite: true,
    shards: 2,
  },
  { script: 'test:emulators', tests: 'long', long: /^emulators\/.*\.long\./ },
  {
    script: 'test:unit',
    tests: 'long',
    long: /^(contract|demo|proofs|scripts|web|functions)\/(?!.*\.(api|rules|deploy)\.).*\.long\./,
    needs: 'build',
    shards: 2,
  },
  {
    script: 'test:suite',
    tests: 'long',
    long: /^functions\/.*\.long\.(suite\.api|rules)\./,
    needs: 'build',
    suite: true,
  },
  { script: 'test:crash-short', tests: 'all', needs: 'build', suite: true },
  { script: 'test:deploy', tests: 'all', needs: 'build' },
];

// CI runs the stories in the browser from npm, and some also in an installed one.
/** @type {Declared} */
const installed = {
  script: 'test:e2e',
  tests: 'all',
  only: 'top-bar requests keyboard',
  needs: 'build',
  suite: true,
  env: { LAB_BROWSER: 'installed' },
};

/**
 * @param {Declared} declared
 * @param {number} shard
 * @returns {import('./run-part.mjs').Part & { script: string }}
 */
function partOf({ script, tests, only, shards, needs, suite, env }, shard) {
  const words = only ? only.split(' ') : [];
  if (shards) words.push(`--shard=${shard}/${shards}`);
  const of = shards ? ` ${shard}/${shards}` : '';
  return {
    name: [script, tests === 'all' ? '' : tests, only].filter(Boolean).join(' ') + of,
    script,
    command: 'npm',
    args: ['run', '--silent', script, '--', ...words],
    env: { ...env, ...(tests && tests !== 'all' ? { LAB_TESTS: tests } : {}) },
    ...(needs ? { needs } : {}),
    ...(suite ? { prepare: withPorts } : {}),
  };
}

/**
 * @param {{ all: boolean, alsoInstalled: boolean, files: string[] }} which
 * `files` are the paths of the repository's files.
 */
export function partsOf({ all, alsoInstalled, files }) {
  return [...quick, ...(all ? rest : []), ...(all && alsoInstalled ? [installed] : [])]
    .filter(({ long }) => !long || files.some((file) => long.test(file)))
    .flatMap((declared) =>
      Array.from({ length: declared.shards ?? 1 }, (_, index) => partOf(declared, index + 1)),
    );
}
