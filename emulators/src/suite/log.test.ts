import { expect, it } from 'vitest';
import { functionsIn, isReady, tellingLines, troubleIn } from './log.ts';

const ready = '│ ✔  All emulators ready! It is now safe to connect your app. │';
const loaded = '✔  functions: Loaded functions definitions from source: api, site.';
const failed = '⬢  functions: Failed to load function definition from source: FirebaseError: ';
const late = `${failed}User code failed to load. Cannot determine backend specification. Timeout after 10000.`;
const broken = `${failed}Functions codebase could not be analyzed successfully.`;
const notStarted = '⬢  Failed to start functions in functions/dist: its process has ended (1)';

const log = (...lines: string[]) => lines.join('\n');

it.each([
  ['nothing yet', [], 'none', false, undefined],
  ['loaded, but not everything is up', [loaded], 'loaded', false, undefined],
  ['ready', [loaded, ready], 'loaded', true, undefined],
  ['ready without functions', [ready], 'none', true, undefined],
  ['functions missed their time', [late, ready], 'late', false, undefined],
  ['functions were loaded the second time', [late, ready, loaded], 'loaded', true, undefined],
  ['functions are broken', [broken, ready], 'failed', false, 'The functions cannot be loaded.'],
  ['a process was killed once', [loaded, ready, notStarted], 'loaded', true, undefined],
  [
    'no process starts',
    [loaded, ready, notStarted, notStarted],
    'loaded',
    true,
    'The functions do not start.',
  ],
])('reads in the log: %s', (_, lines, functions, isUp, trouble) => {
  expect([functionsIn(log(...lines)), isReady(log(...lines)), troubleIn(log(...lines))]).toEqual([
    functions,
    isUp,
    trouble,
  ]);
});

it('shows the lines that say what went wrong', () => {
  const text = log('i  emulators: Starting', '⚠  Port 9080 is not open', 'i  emulators: Shutting down', '');
  expect(tellingLines(text)).toBe('⚠  Port 9080 is not open');
});

it('shows the last lines when none says it', () => {
  expect(
    tellingLines(log(...Array.from({ length: 20 }, (_, index) => `line ${index}`))).split('\n'),
  ).toHaveLength(15);
});
