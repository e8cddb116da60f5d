// The unit tests of a change inside features. Every page and every call imports the texts and the endpoints
// of all features, so going by imports alone a changed sentence would run nearly everything.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './paths.mjs';

const inFeature = /^(?:contract|functions|web)\/src\/features\/([\w-]+)\//;
const isTest = /\.test\.(?:tsx?|mjs)$/;
const isSource = /\.(?:tsx?|mjs|css)$/;
const rooms = ['contract/src/features', 'functions/src/features', 'web/src/features'];

/** What reads the texts, calls and rendering of all features: any change of a feature may break it. */
const overall = [
  'contract/src/texts/translation.test.ts',
  'functions/src/jobs/documents/',
  'scripts/documents.test.ts',
  'scripts/specification.test.ts',
  'web/src/german.test.ts',
  'web/src/kept-texts.test.ts',
];

/** @param {string} file */
const featureOf = (file) => inFeature.exec(file)?.[1] ?? '';

/** @param {string} test @param {string} name What it imports. */
function targetOf(test, name) {
  if (name.startsWith('@lab/contract/')) return `${name.replace('@lab/contract', 'contract/src')}.ts`;
  return name.startsWith('.') ? posix.join(dirname(test), name) : name;
}

/** @param {string} test @param {Set<string>} changed */
function importsOneOf(test, changed) {
  const names = readFileSync(join(root, test), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...names].some(([, name = '']) => changed.has(targetOf(test, name)));
}

/**
 * Undefined if a change reaches beyond features: then all tests that import a changed file are run, however
 * far away. @param {string[]} changed @param {string[]} all The paths of the repository's files. @returns
 * {string[] | undefined}
 */
export function unitTestsOf(changed, all) {
  const sources = changed.filter((file) => isSource.test(file) || file.endsWith('.json'));
  const isFeature = (/** @type {string} */ file) =>
    existsSync(join(root, 'web/src/features', featureOf(file) || '-'));
  if (!sources.every(isFeature)) return undefined;
  const folders = [...new Set(sources.map(featureOf))].flatMap((feature) =>
    rooms.map((room) => `${room}/${feature}/`).filter((folder) => existsSync(join(root, folder))),
  );
  const set = new Set(sources);
  const direct = all.filter(
    (file) => isTest.test(file) && existsSync(join(root, file)) && importsOneOf(file, set),
  );
  return [
    ...folders,
    ...direct.filter((test) => !folders.some((folder) => test.startsWith(folder))),
    ...overall,
  ];
}
