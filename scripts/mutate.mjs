// `npm run mutate -- FOLDER` changes the source of a folder (or file) in one place at a time, and runs the
// unit tests that cover the place. It prints the changes that no test noticed; docs/mutation.md explains how
// to read them.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { build } from './build.mjs';
import { leftovers, root } from './paths.mjs';
import { stop } from './stop.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Only these tests of the workspace, such as src/lib/*.test.ts.
    tests: { type: 'string', multiple: true },
    // A sample: takes eight lines of source, then skips this many times eight. 0 takes all.
    leave: { type: 'string', default: '0' },
    // Starts no further file after this many minutes.
    minutes: { type: 'string' },
    force: { type: 'boolean' },
    // One run for all files instead of one for each.
    'at-once': { type: 'boolean' },
    // Leaves out code that runs while a file loads: each of its changes needs all tests, in new processes.
    'skip-static': { type: 'boolean' },
  },
});
const target = positionals[0] ?? '';
if (!target) stop('Say what to change: npm run mutate -- contract/src/features/citations');
const path = relative(root, resolve(root, target)).replaceAll('\\', '/');
const [workspace = ''] = path.split('/');
if (!existsSync(join(root, path)) || !existsSync(join(root, workspace, 'vitest.config.ts'))) {
  stop(`${target} is no folder or file of a workspace that has unit tests.`);
}

process.chdir(root);
// Tests of stores use the built engine; one that cannot be loaded would count as a test that notices nothing.
build({ only: 'emulators' });
process.env.LAB_MUTATE_WORKSPACE = workspace;
process.env.LAB_MUTATE_TESTS = values.tests?.join() ?? '';
const folder = join('.lab', 'mutate');
const wanted = 90;
/** The statuses of noticed changes, and of all that count. */
const noticed = new Set(['Killed', 'Timeout']);
const counted = new Set([...noticed, 'Survived', 'NoCoverage']);

/**
 * All files but tests, helpers, types, texts, and the tables of endpoints, which API tests call over HTTP.
 */
function filesToChange() {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) =>
        !/\.test\.tsx?$|\/test\/|\.testing\.ts$|\.d\.ts$|\/texts[^/]*\.ts$|\/endpoints\.ts$/.test(file),
    )
    .sort();
}

const leave = Number(values.leave);
const keepLinesTogether = 8;

/**
 * The parts of a file that are changed, as Stryker expects them. Each file starts at another line, so that a
 * sample contains beginnings, middles and ends of files.
 * @param {string} file
 * @param {number} i
 */
function partsOf(file, i) {
  const blocks = Math.ceil(readFileSync(file, 'utf8').split('\n').length / keepLinesTogether);
  return Array.from({ length: blocks }, (_, block) => block)
    .filter((block) => (block + i) % (leave + 1) === 0)
    .map((block) => `${file}:${block * keepLinesTogether + 1}-${(block + 1) * keepLinesTogether}`);
}

/**
 * Stryker does not notice when a new test covers code that runs while a file loads, so such survivors are
 * removed from its cache.
 * @param {string} results
 */
function removeSurvivors(results) {
  if (!existsSync(results)) return;
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const stored = JSON.parse(readFileSync(results, 'utf8'));
  for (const file of Object.values(stored.files))
    file.mutants = file.mutants.filter(({ status }) => noticed.has(status));
  writeFileSync(results, JSON.stringify(stored));
}

/**
 * @param {string} name
 * @param {string[]} parts
 */
async function change(name, parts) {
  const results = join(folder, `${name.replaceAll('/', '-')}${leave ? `-${leave}` : ''}.json`);
  removeSurvivors(results);
  const mutants = await new Stryker({
    mutate: parts,
    // Stryker rewrites a tsconfig with a function that TypeScript 7 does not have; Vitest needs no tsconfig.
    tsconfigFile: 'none',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Tests that the command names also run for a file that none of them imports by itself, such as one of
    // types.
    vitest: { configFile: 'vitest.mutate.config.ts', related: !values.tests },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.LAB_WORKERS ?? 2),
    // A busy machine must not cause timeouts; Stryker finds endless loops by counting.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    // Only tries survivors again, and what changed since the last run.
    incremental: true,
    incrementalFile: results,
    force: values.force ?? false,
    ignoreStatic: values['skip-static'] ?? false,
    tempDirName: join(folder, 'copies'),
    ignorePatterns: [relative(root, leftovers), 'dist', 'dist-server'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: {
      allowEmojis: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    thresholds: { high: wanted, low: wanted, break: null },
    logLevel: /** @type {import('@stryker-mutator/api/core').LogLevel} */ ('warn'),
    allowConsoleColors: process.stdout.isTTY,
  }).runMutationTest();
  /** @type {Map<string, { all: number, noticed: number }>} */
  const scores = new Map();
  for (const { fileName, status } of mutants) {
    if (!counted.has(status)) continue;
    const file = relative(root, fileName).replaceAll('\\', '/');
    const score = scores.get(file) ?? { all: 0, noticed: 0 };
    scores.set(file, { all: score.all + 1, noticed: score.noticed + Number(noticed.has(status)) });
  }
  return scores;
}

/** @param {{ all: number, noticed: number }} score */
const percent = ({ all, noticed: killed }) => (all === 0 ? 100 : (killed / all) * 100);

const files = filesToChange();
// Each run takes long to start, so a sample runs in one go; otherwise one file after the other, so that an
// interrupted run keeps its results.
const runs =
  leave || values['at-once']
    ? [{ name: path, parts: leave ? files.flatMap(partsOf) : files }]
    : files.map((file) => ({ name: file, parts: [file] }));
const until = Date.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
const total = { all: 0, noticed: 0 };
for (const [i, { name, parts }] of runs.entries()) {
  if (Date.now() > until) stop(`${runs.length - i} of ${runs.length} files are left for another run.`);
  for (const [file, score] of await change(name, parts)) {
    total.all += score.all;
    total.noticed += score.noticed;
    if (file !== path) console.log(`${file}: ${percent(score).toFixed(2)} % of ${score.all} killed`);
  }
}
console.log(`\n${path}: ${percent(total).toFixed(2)} % of ${total.all} killed`);
if (percent(total) < wanted) stop(`Fewer than ${wanted} % are killed.`);
