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

/** Where the suite's repository is in the folder that the command was given. */
export const folderOf = (from: string, { repository }: Suite) => join(from, ...repository.split('/'));

/** Why a suite cannot run; empty if it can. */
export function whyNot(from: string, suite: Suite): string {
  if (suite.rules) return '';
  const folder = folderOf(from, suite);
  if (!existsSync(join(folder, '.git'))) return `${suite.repository} is not in the folder`;
  const git = (...words: string[]) =>
    spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).stdout.trim();
  const commit = git('rev-parse', 'HEAD');
  if (commit !== suite.commit) return `${suite.repository} is at ${commit.slice(0, 8) || 'no commit'}`;
  if (git('status', '--porcelain', '--untracked-files=no')) return `${suite.repository} has changed files`;
  const [command = '', ...words] = suite.program?.check ?? [];
  if (command && spawnSync(command, words).status !== 0)
    return `${suite.program?.name} is not on this machine`;
  return '';
}

/** The commands that bring a suite's repository into the folder. */
export const commandsFor = (from: string, suite: Suite) =>
  [
    `git clone --no-checkout https://github.com/${suite.repository} ${folderOf(from, suite)}`,
    `git -C ${folderOf(from, suite)} checkout ${suite.commit}`,
  ].join('\n');
