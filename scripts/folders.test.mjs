import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} path */
const foldersIn = (path) =>
  readdirSync(`${root}/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const features = foldersIn('contract/src');

/** What serves all features, and has a name of its own. */
const shared = {
  'functions/src': [
    'cli',
    'data',
    'documents',
    'http',
    'images',
    'rules',
    'site',
    'summaries',
    'test',
    'upgrade',
  ],
  'web/src': ['app', 'features', 'lib', 'test', 'ui'],
  'web/src/features': [],
};

test.each(Object.entries(shared))('the folders of %s are named as in the contract', (path, others) => {
  expect(foldersIn(path).filter((name) => !features.includes(name))).toEqual(others);
});
