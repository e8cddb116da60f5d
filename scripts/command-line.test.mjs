import { execSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { commandLine } from './command-line.mjs';

const show = `"${process.execPath}" -e "console.log(JSON.stringify(process.argv.slice(1)))"`;

it.each([
  [['src/news', '--shard=1/2']],
  [['-t', 'an edit of two admins (at once)']],
  [['-t', 'a person\'s $HOME; `id` "x" \\ *']],
  [['']],
])('a command gets the words as they were given: %j', (words) => {
  const printed = execSync(commandLine([show, '--', ...words]), { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(words);
});

it('the first word is a command with its own words', () => {
  expect(commandLine(['npx vitest run --config a.ts', 'src/news', '--shard=1/2'])).toBe(
    'npx vitest run --config a.ts src/news --shard=1/2',
  );
  expect(commandLine([])).toBe('');
});
