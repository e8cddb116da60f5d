/**
 * The recipes of CONTRIBUTING.md were followed: each commit in its table has as many files as the table says.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

const git = (...given: string[]) =>
  execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean);

const rows = [
  ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /^\| \[([^\]]+)\]\(#[\w-]+\) \| (\d+) \| [^|]+ \| \*(.+)\* \|$/gm,
  ),
].map(([, recipe = '', files = '', subject = '']) => ({ recipe, files: Number(files), subject }));

it('the table has a row for each thing that was counted', () => {
  expect(rows.map(({ recipe }) => recipe)).toEqual([
    'an endpoint',
    'a collection',
    'a job by the clock',
    'a mail',
    'a role',
    'a language',
    'a field on papers',
    'a type of field',
    'a setting',
    'what a lab makes',
  ]);
});

/** A clone without the history, such as that of a build server, has none of these commits. */
const isShallow = git('rev-parse', '--is-shallow-repository').includes('true');
const subjects = new Map(git('log', '--format=%H %s').map((line) => [line.slice(41), line.slice(0, 40)]));

it.each(rows)('$recipe has $files files', ({ files, subject }) => {
  const commit = subjects.get(subject);
  const changed = commit && git('show', '--format=', '--name-only', commit).length;
  expect(changed ?? (isShallow ? files : 'no such commit')).toBe(files);
});
