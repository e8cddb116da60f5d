/** The command line: what to do, with what, and the options of `start`. */
import { parseArgs } from 'node:util';
import type { StartOptions } from '../../types/index.d.ts';

export const usage = `firebase-emulators-node start
firebase-emulators-node exec "<command>"
firebase-emulators-node export <folder>
firebase-emulators-node import <folder> --data <folder>

  --project <id>        the project; otherwise that of .firebaserc, or demo-project
  --config <file>       firebase.json of the project; otherwise the one in this folder
  --only <names>        some of its emulators, such as firestore,auth
  --data <folder>       keeps the data there, and continues from there
  --from <folder>       an export to begin with, while there are no data
  --indexes <file>      the firestore.indexes.json; "" accepts queries without an index
  --save-every <s>      a change is on the disk after this many seconds at the latest (10)
  --ui                  runs the Emulator UI too, which is a download
  --port-offset <n>     adds this to all ports
  --logs <folder>       keeps the logs there
  --inspect <port>      a debugger for functions
  --reloads             for functions whose code changes: calls do not share a process
  --official-jar <jar>  runs Google's Firestore emulator, which needs Java`;

const text = { type: 'string' } as const;

export interface CommandLine {
  readonly verb: string;
  readonly words: readonly string[];
  readonly options: StartOptions;
}

export function readArguments(given: readonly string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      project: text,
      config: text,
      only: text,
      data: text,
      from: text,
      indexes: text,
      'save-every': text,
      'port-offset': text,
      logs: text,
      inspect: text,
      reloads: { type: 'boolean' },
      ui: { type: 'boolean' },
      'official-jar': text,
    },
  });
  const {
    only,
    'save-every': saveEvery,
    'port-offset': offset,
    'official-jar': officialJar,
    ...same
  } = values;
  const [verb = '', ...words] = positionals;
  return {
    verb,
    words,
    options: {
      ...same,
      ...(only === undefined ? {} : { only: only.split(',') }),
      ...(saveEvery === undefined ? {} : { saveEvery: numberOf('--save-every', saveEvery) }),
      ...(offset === undefined ? {} : { portOffset: numberOf('--port-offset', offset) }),
      ...(officialJar === undefined ? {} : { officialJar }),
    },
  };
}

function numberOf(name: string, given: string): number {
  const number = Number(given);
  if (!(number >= 0) || given.trim() === '') throw new Error(`${name} must be a number, and not "${given}".`);
  return number;
}
