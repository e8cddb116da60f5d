// Finds what changed since the last commit on main, and the tests that need the suite for it.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** @param {string[]} args @param {string} [cwd] */
const git = (args, cwd = root) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit of main that this branch starts from; without a branch main, the last commit. */
export function base() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(['merge-base', 'HEAD', main]);
    } catch {
      // There is no such branch here.
    }
  }
  return git(['rev-parse', 'HEAD']);
}

/**
 * Committed, not yet committed and new files; a moved one under both names.
 * @param {string} from
 * @param {string} [folder]
 */
export function changedSince(from, folder = root) {
  const changed = git(['diff', '--name-only', '--no-renames', '-z', from], folder);
  const added = git(['ls-files', '--others', '--exclude-standard', '-z'], folder);
  return `${changed}\0${added}`.split('\0').filter(Boolean);
}

export const trackedFiles = () => git(['ls-files', '-co', '--exclude-standard', '-z']).split('\0');

/** @param {string} folder */
function hasApiTests(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return false;
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names.some((name) => name.endsWith('.api.test.ts'));
}

const rooms = ['features', 'core', 'jobs'];

/** @param {string} feature */
const withApiTests = (feature) =>
  rooms.map((room) => `functions/src/${room}/${feature}`).find((folder) => hasApiTests(folder));

/** @param {string} file */
const isOfKind = (file) => existsSync(join(root, dirname(file).replace(/^functions/, 'contract'), 'kind.ts'));

/** @param {string} path A test, or a folder of tests that call the functions. */
function testsAt(path) {
  if (path.endsWith('.ts')) return [path];
  const names = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(api|rules)\.test\.ts$/.test(name));
}

/**
 * The files and folders of tests that call the functions: those of the changed features, whose folders have
 * the same name everywhere, or else of all kinds of content, and those of the rules and indexes. Some need
 * the whole suite.
 * @param {string[]} files
 */
export function suiteTestsOf(files) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const file of files) {
    const [, feature = '', inner] = /^(?:contract|functions)\/src\/\w+\/([\w-]+)\/(\w+\/)?/.exec(file) ?? [];
    const folder = withApiTests(feature || '-');
    if (isOfKind(file) && (inner || !folder)) found.add('functions/src/core/content/every-kind.api.test.ts');
    else if (folder) found.add(`${folder}/`);
    if (file === 'firestore.indexes.json') found.add('functions/src/core/data/indexes.api.test.ts');
    if (/^(firestore|storage)\.rules$|^functions\/src\/rules\//.test(file)) found.add('functions/src/rules/');
    if (/^functions\/src\/app\/[\w.-]+\.api\.test\.ts$/.test(file) && existsSync(join(root, file)))
      found.add(file);
  }
  const needsSuite = (/** @type {string} */ name) => /\.(suite\.api|rules)\.test\.ts$/.test(name);
  return {
    api: [...found].filter((path) => !testsAt(path).every(needsSuite)),
    suite: [...found].filter((path) => testsAt(path).some(needsSuite)),
  };
}
