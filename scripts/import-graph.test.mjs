import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { circles, fileGraph, partGraph, workspaces } from './import-graph.mjs';
import { temporaryFolder } from './temporary.mjs';

/** @param {Record<string, string>} files */
function folderWith(files) {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

/** @param {import('./import-graph.mjs').Graph} graph */
const plain = (graph) => Object.fromEntries([...graph].map(([name, to]) => [name, Object.fromEntries(to)]));

it('finds every kind of import between sources, and ignores tests, packages and other files', () => {
  const root = folderWith({
    'app.ts':
      "import {\n  a,\n} from './features/a/a.ts';\nimport './lib/run.ts';\nconst later = () => import('./lib/later.tsx');\n",
    'features/a/a.ts': "import type { B } from '../b/b.ts';\nexport { x } from '@lab/contract/a/texts';\n",
    'features/b/b.ts':
      "import { strict } from 'node:assert';\nimport './b.css';\nimport { c } from './c.ts';\n",
    'features/b/c.ts': '',
    'features/b/c.test.ts': "import '../../app.ts';\n",
    'features/b/b.css': '',
    'lib/run.ts': "import '@lab/contract';\nimport { later } from './later.tsx';\n",
    'lib/later.tsx': '',
    'test/records.ts': "import '../app.ts';\n",
  });
  expect(plain(fileGraph({ root }))).toEqual({
    'app.ts': { 'features/a/a.ts': 1, 'lib/run.ts': 1, 'lib/later.tsx': 1 },
    'features/a/a.ts': { 'features/b/b.ts': 1, contract: 1 },
    'features/b/b.ts': { 'features/b/c.ts': 1 },
    'features/b/c.ts': {},
    'lib/run.ts': { contract: 1, 'lib/later.tsx': 1 },
    'lib/later.tsx': {},
  });
  expect(plain(partGraph({ root, split: ['features'] }))).toEqual({
    'app.ts': { 'features/a': 1, lib: 2 },
    'features/a': { 'features/b': 1, contract: 1 },
    'features/b': {},
    lib: { contract: 1 },
  });
});

it('lists the members of a circle, but not those that only import one', () => {
  const graph = new Map(
    Object.entries({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['f'], f: ['e'], g: ['g'] }).map(
      ([name, to]) => [name, new Map(to.map((other) => [other, 1]))],
    ),
  );
  expect(circles(graph)).toEqual([['b', 'c'], ['e', 'f'], ['g']]);
});

it.each(Object.entries(workspaces))('imports of %s form no circle', (_, sources) => {
  const files = fileGraph(sources);
  expect(files.size).toBeGreaterThan(10);
  expect(circles(partGraph(sources, files))).toEqual([]);
  expect(circles(files)).toEqual([]);
});

it.each([
  ['functions', 'core', ['core']],
  ['contract', 'lib', ['lib']],
  ['contract', 'texts', ['lib', 'texts']],
  ['contract', 'api', ['api', 'lib', 'texts']],
  ['contract', 'core', ['api', 'core', 'lib', 'texts']],
])('%s/src/%s imports only what is in %j', (workspace, room, allowed) => {
  const rooms = (/** @type {string} */ file) => file.split('/')[0] ?? '';
  const others = [...fileGraph(workspaces[/** @type {'functions'} */ (workspace)])]
    .filter(([file]) => rooms(file) === room)
    .flatMap(([file, to]) => [...to.keys()].map((other) => [file, other]))
    .filter(([, other = '']) => other !== 'contract' && !allowed.includes(rooms(other)));
  expect(others).toEqual([]);
});

it('only stores contain queries', () => {
  const { root } = workspaces.functions;
  const others = [...fileGraph({ root }).keys()].filter((file) => !/^core\/data\/|-store\.ts$/.test(file));
  const query = /\.(where|orderBy|startAfter|runTransaction|getAll|bulkWriter|listCollections)\(/;
  expect(others.filter((file) => query.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
