// Finds out which files and parts of a workspace import which others, including imports of types.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root as product } from './paths.mjs';

/**
 * A workspace. Its parts are its folders, what the folders in `split` contain, and each file outside of a
 * folder. @typedef {{ root: string, split?: string[] }} Sources @typedef {Map<string, Map<string, number>>}
 * Graph Who imports whom, how often.
 */

export const workspaces = {
  functions: { root: join(product, 'functions/src'), split: ['app', 'core', 'features', 'jobs'] },
  web: { root: join(product, 'web/src'), split: ['features'] },
  contract: {
    root: join(product, 'contract/src'),
    split: ['api', 'core', 'features', 'kinds', 'lib', 'texts'],
  },
  emulators: { root: join(product, 'emulators/src') },
  demo: { root: join(product, 'demo') },
  e2e: { root: join(product, 'e2e') },
  proofs: { root: join(product, 'proofs') },
  scripts: { root: join(product, 'scripts') },
};

const isSource = /(?<!\.d)\.(tsx?|mjs)$/;
const isTest = /\.test\.(tsx?|mjs)$|^test\//;
const named = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** @param {Sources} sources @returns {Graph} By files, from `sources.root`; the contract as a whole. */
export function fileGraph({ root }) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => isSource.test(name) && !isTest.test(name));
  return new Map(files.sort().map((file) => [file, importsOf(root, file)]));
}

/** @param {string} root @param {string} file @returns {Map<string, number>} */
function importsOf(root, file) {
  const found = new Map();
  for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(named)) {
    const target = resolve(root, file, name);
    if (target) found.set(target, (found.get(target) ?? 0) + 1);
  }
  return found;
}

/** @param {string} root @param {string} file @param {string} name */
function resolve(root, file, name) {
  if (/^@lab\/contract\b/.test(name)) return 'contract';
  if (!name.startsWith('.')) return undefined;
  const path = join(root, dirname(file), name);
  if (!existsSync(path) || !isSource.test(path)) return undefined;
  const target = relative(root, path).split(sep).join('/');
  return target.startsWith('../') ? undefined : target;
}

/** @param {Sources} sources @param {string} file */
function partOf({ split = [] }, file) {
  const [first = '', second = ''] = file.split('/');
  return split.includes(first) ? posix.join(first, second) : first;
}

/** @param {Sources} sources @param {Graph} [files] @returns {Graph} */
export function partGraph(sources, files = fileGraph(sources)) {
  /** @type {Graph} */
  const parts = new Map();
  for (const [file, imported] of files) {
    const part = partOf(sources, file);
    const counts = parts.get(part) ?? new Map();
    parts.set(part, counts);
    for (const [target, count] of imported) {
      const other = partOf(sources, target);
      if (other !== part) counts.set(other, (counts.get(other) ?? 0) + count);
    }
  }
  return parts;
}

/**
 * Groups whose members import each other in a circle, each sorted by name.
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function circles(graph) {
  /** @param {string} start */
  const reach = (start) => {
    /** @type {Set<string>} */
    const seen = new Set();
    const open = [start];
    for (const node of open) {
      for (const next of graph.get(node)?.keys() ?? []) {
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    return seen;
  };
  const reachable = new Map([...graph.keys()].map((node) => [node, reach(node)]));
  const groups = [...reachable].flatMap(([node, seen]) => {
    if (!seen.has(node)) return [];
    const group = [...seen].filter((other) => reachable.get(other)?.has(node)).sort();
    return group[0] === node ? [group] : [];
  });
  return groups;
}
