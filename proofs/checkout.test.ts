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

it('reads and lists its files', () => {
  const files = checkoutIn(folder);
  expect(files.list('data', '.json')).toEqual(['data/a.json', 'data/more/b.json']);
  expect(files.read('data/a.json')).toBe('[1]');
});

it('says how to fetch it', () => {
  expect(commandsFor('/suites', { ...declared, commit: 'abc' })).toBe(
    'git clone --no-checkout https://github.com/them/dates /suites/them/dates\ngit -C /suites/them/dates checkout abc',
  );
});
