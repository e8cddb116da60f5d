import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildOnce, dist } from '../launch/firebase-tools.testing.ts';

beforeAll(buildOnce);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'light-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, program: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, program);
  return file;
}

const lightWorker = pathToFileURL(join(dist, 'light-worker.js')).href;
const run = (file: string) =>
  execFileSync(process.execPath, ['--import', lightWorker, file], { encoding: 'utf8' }).trim().split('\n');

function tools() {
  write('firebase-tools/lib/unused.js', 'console.log("unused loads");');
  write('firebase-tools/lib/named.js', 'console.log("named loads"); exports.sum = (a, b) => a + b;');
  write(
    'firebase-tools/lib/node_modules/counter/index.js',
    'console.log("counter loads"); module.exports = function (n) { if (new.target) this.n = n; else return n; };',
  );
  write(
    'firebase-tools/lib/shared.js',
    `require('./unused');
    const named = require('./named');
    const counter = require('counter');
    exports.keys = () => Object.keys(named).concat('sum' in named);
    exports.sum = () => named.sum(1, 2);
    exports.counts = () => [counter(3), new counter(4).n];
    console.log('shared loads');`,
  );
}

it('loads a module of firebase-tools when it is first used, whatever it is, and each once', () => {
  tools();
  const runtime = write(
    'firebase-tools/lib/emulator/functionsEmulatorRuntime.js',
    `const shared = require('../shared'); console.log(shared.keys(), shared.sum(), shared.counts());`,
  );
  expect(run(runtime)).toEqual([
    'shared loads',
    'named loads',
    'counter loads',
    "[ 'sum', true ] 3 [ 3, 4 ]",
  ]);
});

it('leaves every other program alone', () => {
  tools();
  expect(run(write('firebase-tools/lib/other.js', `require('./shared');`))).toEqual([
    'unused loads',
    'named loads',
    'counter loads',
    'shared loads',
  ]);
});
