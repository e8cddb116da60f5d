import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../scripts/temporary.mjs';
import { checkoutIn, commandsFor, folderOf, whyNot } from './checkout.ts';
import { suite } from './suite.ts';

const declared = suite({
  name: 'made up',
  part: 'In',
  about: 'nothing',
  repository: 'them/dates',
  commit: '',
  needs: 'nothing',
  product: {},
  planted: {},
  cases: () => [],
});

let from = '';
let commit = '';
let folder = '';

beforeEach(() => {
  from = temporaryFolder();
  folder = folderOf(from, declared);
  mkdirSync(join(folder, 'data/more'), { recursive: true });
  writeFileSync(join(folder, 'data/a.json'), '[1]');
  writeFileSync(join(folder, 'data/more/b.json'), '[2]');
  writeFileSync(join(folder, 'data/c.txt'), 'c');
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'data: begin');
  commit = git('rev-parse', 'HEAD').trim();
});

it('runs a suite only with its repository, at its commit, as it was', () => {
  expect(whyNot(from, { ...declared, commit })).toBe('');
  expect(whyNot(from, { ...declared, repository: 'them/times' })).toBe('them/times is not in the folder');
  expect(whyNot(from, { ...declared, commit: 'f'.repeat(40) })).toBe(
    `them/dates is at ${commit.slice(0, 8)}`,
  );
  expect(
    whyNot(from, { ...declared, commit, program: { name: 'Nothing', check: ['no-such-program'] } }),
  ).toBe('Nothing is not on this machine');
  writeFileSync(join(folder, 'data/a.json'), '[3]');
  expect(whyNot(from, { ...declared, commit })).toBe('them/dates has changed files');
});

it('runs a suite only with its packages, in their versions', () => {
  const packages = { dates: '1.2.0' };
  const inRepository = { ...declared, commit, packages };
  const alone = { ...declared, repository: '', packages };
  const install = (inside: string, version: string) => {
    mkdirSync(join(from, inside), { recursive: true });
    writeFileSync(join(from, inside, 'package.json'), JSON.stringify({ version }));
  };
  for (const suite of [inRepository, alone])
    expect(whyNot(from, suite)).toBe('the package dates is not in the folder');
  install('them/node_modules/dates', '1.2.0');
  expect(whyNot(from, inRepository)).toBe('');
  install('node_modules/dates', '1.3.0');
  expect(whyNot(from, alone)).toBe('the package dates has the version 1.3.0');
  install('node_modules/dates', '1.2.0');
  expect(whyNot(from, alone)).toBe('');
  expect(folderOf(from, alone)).toBe(join(from, 'node_modules'));
});

it('reads and lists its files', () => {
  const files = checkoutIn(folder);
  expect(files.list('data', '.json')).toEqual(['data/a.json', 'data/more/b.json']);
  expect(files.read('data/a.json')).toBe('[1]');
});

it('says how to fetch it', () => {
  const packages = { dates: '1.2.0', '@them/times': '3.0.0' };
  expect(commandsFor('/suites', { ...declared, commit: 'abc', packages })).toEqual([
    'git clone --no-checkout https://github.com/them/dates /suites/them/dates',
    'git -C /suites/them/dates checkout abc',
    'npm install --ignore-scripts --save-exact --prefix /suites/them dates@1.2.0 @them/times@3.0.0',
  ]);
  expect(commandsFor('/suites', { ...declared, repository: '', packages: { dates: '1.2.0' } })).toEqual([
    'npm install --ignore-scripts --save-exact --prefix /suites dates@1.2.0',
  ]);
  expect(commandsFor('/suites', { ...declared, repository: '', rules: 'https://them.test' })).toEqual([]);
});
