// `npm run release -- 0.3.0` checks that a version is ready, sets the version, commits and tags, but pushes
// nothing. With `--dry-run` it only checks and prints what it would do. It works in the current folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stop } from './stop.mjs';

const migrationsFile = 'functions/src/jobs/upgrade/migrations.ts';

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** @param {string[]} args */
function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return '';
  }
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** @param {string} file @param {unknown} content */
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** @param {string} one @param {string} other */
function isNewer(one, other) {
  const [a = [], b = []] = [one, other].map((version) => version.split('.').map(Number));
  const differs = a.findIndex((part, place) => part !== b[place]);
  return differs !== -1 && (a[differs] ?? 0) > (b[differs] ?? 0);
}

/** The changelog's entry under `## 0.3.0` or `## 0.3.0, 1 May 2027`. @param {string} heading */
function entryOf(heading) {
  const [, ...chapters] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const found = chapters.find((chapter) => /^[^\s,(]*/.exec(chapter)?.[0] === heading);
  return found?.slice(found.indexOf('\n')).trim();
}

/** The name `areasById` in the list means the migration `areas-by-id`. @param {string} source */
function migrationsIn(source) {
  const [, list = ''] = /migrations\b[^=]*=\s*\[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/\w+/g)].map(([name]) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}

/** What an upgrade needs that the changelog does not say. @param {string} lastTag */
function needsSince(lastTag) {
  const before = lastTag ? migrationsIn(tryGit('show', `${lastTag}:${migrationsFile}`)) : [];
  const now = existsSync(migrationsFile) ? migrationsIn(readFileSync(migrationsFile, 'utf8')) : [];
  /** @param {string[]} files */
  const changed = (...files) => !lastTag || git('diff', '--name-only', lastTag, '--', ...files) !== '';
  return {
    migrations: now.filter((name) => !before.includes(name)),
    indexes: changed('firestore.indexes.json'),
    rules: changed('firestore.rules', 'storage.rules'),
  };
}

const words = process.argv.slice(2);
const dryRun = words.includes('--dry-run');
const [version = '', ...more] = words.filter((word) => word !== '--dry-run');
if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0) stop('Say which version: npm run release -- 0.3.0');

const tag = `v${version}`;
const lastTag = tryGit('describe', '--tags', '--abbrev=0', '--match', 'v*');
const main = readJson('package.json');
/** A package that others can install has its own version. @type {string[]} */
const workspaces = main.workspaces.filter(
  (/** @type {string} */ folder) => readJson(`${folder}/package.json`).private,
);
const packages = ['package.json', ...workspaces.map((folder) => `${folder}/package.json`)];
const entry = entryOf(version);
const needs = needsSince(lastTag);

const unnamed = needs.migrations.filter((name) => !entry?.includes(`\`${name}\``));
const newestKnown = [lastTag.slice(1), main.version]
  .filter(Boolean)
  .sort((a, b) => (isNewer(a, b) ? -1 : 1))[0];
const problems = [
  git('branch', '--show-current') !== 'main' && 'This is not the branch main.',
  git('status', '--porcelain') && 'There are changes that are not committed.',
  tryGit('tag', '--list', tag) && `The tag ${tag} is there already.`,
  newestKnown !== version &&
    !isNewer(version, newestKnown) &&
    `${version} does not come after ${newestKnown}.`,
  !entry && `CHANGELOG.md has no entries under "## ${version}".`,
  entryOf('Unreleased') &&
    `CHANGELOG.md still has entries under "## Unreleased". Move them under "## ${version}".`,
  unnamed.length > 0 &&
    `CHANGELOG.md does not name what an upgrade to ${version} has to run: ${unnamed.map((name) => `\`${name}\``).join(', ')}.`,
].filter(Boolean);
if (problems.length > 0) stop(problems.join('\n'));

const steps = [
  needs.indexes &&
    'Indexes have changed: deploy them before the rest (npm run deploy -- --project ID --only firestore).',
  needs.rules && 'Rules of Firestore or Storage have changed: deploy them with the functions.',
  needs.migrations.length > 0 && `Run npm run upgrade -- --project ID: ${needs.migrations.join(', ')}.`,
].filter(Boolean);
const upgrade =
  steps.length > 0 ? steps.map((step) => `- ${step}`).join('\n') : '- Nothing but a deployment.';
const message = `Version ${version}\n\n${entry}\n\nWhat an upgrade needs:\n${upgrade}\n`;

function commitVersion() {
  for (const file of packages) writeJson(file, { ...readJson(file), version });
  const lock = readJson('package-lock.json');
  lock.version = version;
  for (const folder of ['', ...workspaces]) lock.packages[folder].version = version;
  writeJson('package-lock.json', lock);
  git('commit', '--quiet', '--message', `release: ${version}`, '--', ...packages, 'package-lock.json');
}

const behind = packages.filter((file) => readJson(file).version !== version);
if (!dryRun) {
  try {
    if (behind.length > 0) commitVersion();
    git('tag', '--annotate', tag, '--cleanup=verbatim', '--message', message);
  } catch (error) {
    git('restore', '--', ...packages, 'package-lock.json');
    stop(`${error instanceof Error ? error.message : error}`);
  }
}
console.log(message);
console.log(
  dryRun
    ? `Ready. Without --dry-run this sets ${version} in ${behind.length} packages, commits and tags ${tag}.`
    : `Tagged ${tag}. Look at it (git show ${tag}), then: git push origin main ${tag}`,
);
