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

const features = ['core', 'features', 'lib'].flatMap((room) => foldersIn(`contract/src/${room}`));

/** Folders that serve all features and have their own names. */
const shared = {
  'contract/src': ['api', 'core', 'features', 'kinds', 'lib', 'texts'],
  'functions/src': ['app', 'core', 'features', 'jobs', 'rules', 'test'],
  'functions/src/core': ['data', 'downloads', 'globals', 'http', 'images', 'removed', 'summaries'],
  'functions/src/features': [],
  'functions/src/jobs': ['cli', 'documents', 'moving', 'pull', 'retention', 'site', 'upgrade'],
  'web/src': ['app', 'features', 'lib', 'test', 'ui'],
  'web/src/features': [],
};

test.each(Object.entries(shared))('the folders of %s are named as in the contract', (path, others) => {
  expect(foldersIn(path).filter((name) => !features.includes(name))).toEqual(others);
});
