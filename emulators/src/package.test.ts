/** What the package promises to those who install it. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type * as engineTypes from '../types/engine.d.ts';
import type * as indexTypes from '../types/index.d.ts';
import type * as logTypes from '../types/log.d.ts';
import type * as mailboxTypes from '../types/mailbox.d.ts';
import type * as processesTypes from '../types/processes.d.ts';
import type * as schedulesTypes from '../types/schedules.d.ts';
import * as engine from './in-process/start-engine.ts';
import * as index from './index.ts';
import { buildOnce } from './launch/firebase-tools.testing.ts';
import * as mailbox from './mailbox/mailbox.ts';
import * as processes from './saving/process.ts';
import * as schedules from './schedules/schedules.ts';
import * as log from './suite/log.ts';

const root = join(import.meta.dirname, '..');
const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

beforeAll(buildOnce);

/** The compiler fails here when a module does not do what its types say. */
const implemented = {
  '.': index satisfies typeof indexTypes,
  './engine': engine satisfies typeof engineTypes,
  './log': log satisfies typeof logTypes,
  './mailbox': mailbox satisfies typeof mailboxTypes,
  './processes': processes satisfies typeof processesTypes,
  './schedules': schedules satisfies typeof schedulesTypes,
};

it.each(Object.entries(implemented))('%s exports what its types declare', async (name, module) => {
  const { types, default: built } = description.exports[name];
  const declared = [...readFileSync(join(root, types), 'utf8').matchAll(/^export function (\w+)/gm)];
  expect(Object.keys(module).sort()).toEqual(declared.map(([, of]) => of).sort());
  expect(Object.keys(await import(join(root, built))).sort()).toEqual(Object.keys(module).sort());
});

/** `compare` is a tool for the work on this package, and not in the tarball. */
const isTest = /\.test\.ts$|\.testing\.ts$|^bench\/|^src\/compare\/|\.config\.ts$|^build\.mjs$/;
const named =
  /(?:^(?:import|export)\b[^'=\n]*\bfrom |^import |^\} from |\bimport\(|\)\.resolve\()'([^'\n]+)'/gm;
const files = ['src', 'bin', 'bench', 'types', '.'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mjs)$/.test(file))
    .map((file) => relative(root, join(root, folder, file))),
);

const imports = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([, name = '']) => ({ file, name })),
);

it('imports nothing from outside', () => {
  expect(files.length).toBeGreaterThan(200);
  const relatives = imports.filter(({ name }) => name.startsWith('.'));
  const outside = relatives.filter(({ file, name }) =>
    relative(root, resolve(root, dirname(file), name)).startsWith('..'),
  );
  expect(outside).toEqual([]);
});

it('names in package.json what it needs, and nothing else', () => {
  const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '';
  const needs = (isWanted: (file: string) => boolean) =>
    new Set(
      imports
        .filter(({ file, name }) => isWanted(file) && /^[@a-z]/.test(name) && !isBuiltin(name))
        .map(({ name }) => packageOf(name)),
    );
  const own = needs((file) => !isTest.test(file));
  const { dependencies, peerDependencies, devDependencies } = description;
  // Types of the test runner and of the compiler come with the workspace.
  const installed = { [description.name]: 'itself', ...dependencies, ...peerDependencies };
  expect([...own].filter((name) => !(name in installed))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => !own.has(name))).toEqual([]);
  const forTests = needs((file) => isTest.test(file));
  expect([...forTests].filter((name) => !(name in { ...installed, ...devDependencies }))).toEqual([]);
});
