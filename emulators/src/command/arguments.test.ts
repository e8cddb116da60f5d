import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('reads what to do, with what, and how', () => {
  const given = [
    'exec',
    'npm test',
    '--only',
    'firestore,auth',
    '--data=here',
    '--port-offset',
    '100',
    '--reloads',
  ];
  expect(readArguments(given)).toEqual({
    verb: 'exec',
    words: ['npm test'],
    options: { only: ['firestore', 'auth'], data: 'here', portOffset: 100, reloads: true },
  });
  expect(readArguments(['start'])).toEqual({ verb: 'start', words: [], options: {} });
});

it.each([
  [['start', '--keep', 'here'], /Unknown option '--keep'/],
  [['start', '--save-every', 'often'], '--save-every must be a number, and not "often".'],
  [['start', '--port-offset='], '--port-offset must be a number'],
])('refuses %j', (given, message) => {
  expect(() => readArguments(given)).toThrow(message);
});
