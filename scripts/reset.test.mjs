import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

/** @type {string} */
let data;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-reset-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  data = join(folder, 'data');
});

/** @param {string} name The path of a file below the data folder. */
function write(name) {
  mkdirSync(join(data, name, '..'), { recursive: true });
  writeFileSync(join(data, name), '{}');
}

function reset() {
  const env = { ...process.env, LAB_DATA: data };
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'reset.mjs')], {
    env,
    encoding: 'utf8',
  });
  // The first line may say that the emulators were built.
  return { status, stdout: stdout.trim().split('\n').at(-1) };
}

const done = () => ({ status: 0, stdout: `The data in ${data} are gone.` });

test('removes the saves of a data folder, and the folder', () => {
  // The process was killed while it removed the first one.
  write('6/auth_export/accounts.json');
  write('7/firebase-export-metadata.json');
  write('unfinished-lab-save/auth_export/accounts.json');
  expect(reset()).toEqual(done());
  expect(readdirSync(join(data, '..'))).toEqual([]);
});

test('removes the data of earlier versions', () => {
  write('firebase-export-metadata.json');
  write('storage_export/buckets.json');
  expect(reset()).toEqual(done());
  expect(readdirSync(join(data, '..'))).toEqual([]);
});

test('leaves what else is in the folder', () => {
  write('7/firebase-export-metadata.json');
  write('thesis.tex');
  expect(reset()).toEqual(done());
  expect(readdirSync(data)).toEqual(['thesis.tex']);
});

test('leaves a folder in which no lab was saved', () => {
  write('2026/thesis.tex');
  expect(reset()).toEqual(done());
  expect(readdirSync(data)).toEqual(['2026']);
});

test('has nothing to do without data', () => {
  expect(reset()).toEqual(done());
});
