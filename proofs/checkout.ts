/** The folder of another repository, at the commit that its suite names. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Checkout, Suite } from './suite.ts';

export function checkoutIn(folder: string): Checkout {
  const bytes = (file: string) => readFileSync(join(folder, file));
  return {
    folder,
    bytes,
    read: (file) => bytes(file).toString('utf8'),
    list: (inside, ending = '') =>
      readdirSync(join(folder, inside), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(folder.length + 1)
            .split(sep)
            .join('/'),
        )
        .sort(),
    load: (file) => import(pathToFileURL(join(folder, file)).href),
  };
}

const ownerOf = ({ repository }: Suite) => repository.split('/')[0] ?? '';

/** Node finds packages above a module, and repositories of different owners need different versions. */
const packagesOf = (from: string, suite: Suite) => join(from, ownerOf(suite), 'node_modules');

/** Where the suite's repository is in the folder that the command was given, or else its packages. */
export const folderOf = (from: string, suite: Suite) =>
  suite.repository ? join(from, ...suite.repository.split('/')) : packagesOf(from, suite);

/** Why a suite cannot run; empty if it can. */
export const whyNot = (from: string, suite: Suite): string =>
  (suite.repository && whyNoRepository(from, suite)) || whyNoPackage(from, suite) || whyNoProgram(suite);

function whyNoRepository(from: string, suite: Suite): string {
  const folder = folderOf(from, suite);
  if (!existsSync(join(folder, '.git'))) return `${suite.repository} is not in the folder`;
  const git = (...words: string[]) =>
    spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).stdout.trim();
  const commit = git('rev-parse', 'HEAD');
  if (commit !== suite.commit) return `${suite.repository} is at ${commit.slice(0, 8) || 'no commit'}`;
  return git('status', '--porcelain', '--untracked-files=no') ? `${suite.repository} has changed files` : '';
}

function whyNoPackage(from: string, suite: Suite): string {
  for (const [name, version] of Object.entries(suite.packages ?? {})) {
    const file = join(packagesOf(from, suite), name, 'package.json');
    if (!existsSync(file)) return `the package ${name} is not in the folder`;
    const found = JSON.parse(readFileSync(file, 'utf8')).version;
    if (found !== version) return `the package ${name} has the version ${found}`;
  }
  return '';
}

function whyNoProgram({ program }: Suite): string {
  const [command, ...words] = program?.check ?? [];
  const isThere = !command || spawnSync(command, words).status === 0;
  return isThere ? '' : `${program?.name} is not on this machine`;
}

/** The commands that bring a suite's repository and packages into the folder. */
export function commandsFor(from: string, suite: Suite): string[] {
  const folder = folderOf(from, suite);
  const packages = Object.entries(suite.packages ?? {}).map(([name, version]) => `${name}@${version}`);
  // What a package runs when it is installed is not needed.
  const install = `npm install --ignore-scripts --save-exact --prefix ${join(from, ownerOf(suite))}`;
  return [
    ...(suite.repository
      ? [
          `git clone --no-checkout https://github.com/${suite.repository} ${folder}`,
          `git -C ${folder} checkout ${suite.commit}`,
        ]
      : []),
    ...(packages.length > 0 ? [`${install} ${packages.join(' ')}`] : []),
  ];
}
