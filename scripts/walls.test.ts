/**
 * Checks that the linter refuses every import that `docs/architecture.md` forbids, by planting one of each.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { temporaryFolder } from './temporary.mjs';

const contract = 'The contract does no I/O and uses no framework.';
const node = 'This import references a Node.js builtin module.';
const emulators = 'The emulators do not import the product.';
const ofPackage = 'The emulators are a package: use what firebase-emulators-node exports.';
const onlyContract = 'functions imports only the contract.';
const noWeb = 'functions does not import web.';
const noExpress = 'Only functions/src/core/http, site and images use Express.';
const noFirestore = 'Only functions/src/core/data and *-store.ts access Firestore.';
const data = 'functions/src/core/data does not import the folders above it.';
const http = 'functions/src/core/http does not import features; app.ts passes in what they provide.';
const webOnlyContract = 'web imports only the contract.';
const feature = 'A feature does not import another feature; compose them in app/.';
const lib = 'lib imports only the contract.';
const ui = 'ui imports only lib and the contract.';
const desk = 'desk imports neither the application nor its features.';
const inFeature = 'A feature does not import the application around it.';

/** Imports that are forbidden in every file of a workspace, in addition to the rules of its folders. */
const everywhere: [files: string[], imported: string[], message: string][] = [
  [
    [
      'functions/src/app/app.ts',
      'functions/src/core/data/page.ts',
      'functions/src/core/http/serve.ts',
      'functions/src/features/papers/papers.ts',
      'functions/src/features/papers/paper-store.ts',
      'functions/src/core/images/images.ts',
      'functions/src/core/images/named-files-store.ts',
      'functions/src/jobs/site/site.ts',
      'functions/src/jobs/site/sitemap-store.ts',
      'functions/src/jobs/cli/admin.ts',
    ],
    [
      '@lab/web/src/lib/dates',
      '../../../web/src/lib/dates.ts',
      'firebase-emulators-node',
      '../../../emulators/src/main.ts',
      '../../../emulators/dist/index.js',
    ],
    onlyContract,
  ],
  [
    ['functions/src/features/papers/papers.api.test.ts', 'functions/src/test/call.ts'],
    ['@lab/web', '../../../web/src/lib/dates.ts'],
    noWeb,
  ],
  [
    [
      'web/src/boot.ts',
      'web/src/app/router.tsx',
      'web/src/app/head/sync-head.ts',
      'web/src/lib/api.ts',
      'web/src/ui/form/field.tsx',
      'web/src/test/server.ts',
      'web/src/features/news/news-item-page.tsx',
      'web/src/features/papers/desk/list.tsx',
      'web/src/desk/start-page.tsx',
    ],
    ['@lab/functions', '../../../functions/src/app/app.ts', 'firebase-emulators-node/engine'],
    webOnlyContract,
  ],
];

type Wall = [file: string, imported: string, message: string];

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));

/** Every folder is covered as soon as it exists, because a rule may be forgotten for a new one. */
const everyFolder: Wall[] = [
  ...foldersIn('functions/src')
    .filter((folder) => !/^functions\/src\/(core\/data|test|rules)\b/.test(folder))
    .map((folder): Wall => [`${folder}/planted.ts`, 'firebase-admin/firestore', noFirestore]),
  ...foldersIn('contract/src').map((folder): Wall => [`${folder}/planted.ts`, 'react', contract]),
  ...foldersIn('emulators/src').map((folder): Wall => [`${folder}/planted.ts`, '@lab/contract', emulators]),
  ...foldersIn('web/src/features').flatMap((folder): Wall[] => {
    const up = '../'.repeat(folder.split('/').length - 3);
    return [
      [`${folder}/planted.tsx`, `${up}other/page.tsx`, feature],
      [`${folder}/planted.tsx`, `${up}../app/route.ts`, inFeature],
    ];
  }),
];

const walls: Wall[] = [
  ...everyFolder,
  ...everywhere.flatMap(([files, imported, message]) =>
    files.flatMap((file) => imported.map((name): Wall => [file, name, message])),
  ),
  ['contract/src/features/papers/schemas.ts', 'node:fs', node],
  ['contract/src/features/papers/schemas.ts', 'crypto', node],
  ['contract/src/features/papers/schemas.ts', 'react', contract],
  ['contract/src/features/papers/schemas.ts', 'firebase-admin/firestore', contract],
  ['contract/src/api/limits.ts', '../../functions/src/app/app.ts', contract],
  ['contract/src/api/limits.ts', '@lab/web', contract],
  ['emulators/src/main.ts', '@lab/contract', emulators],
  ['emulators/bench/bench.mjs', '../../scripts/paths.mjs', emulators],
  ['scripts/suite.mjs', '../emulators/dist/index.js', ofPackage],
  ['scripts/suite.mjs', '../emulators/src/index.ts', ofPackage],
  ['demo/export/storage.ts', '../../emulators/src/crc32c.ts', ofPackage],
  ['e2e/start.ts', '../emulators/types/index.d.ts', ofPackage],
  ['functions/src/test/engine.ts', '../../../emulators/src/firestore/engine.ts', ofPackage],
  ['vitest.config.ts', './emulators/src/index.ts', ofPackage],
  ['functions/src/core/data/page.ts', '../http/caller.ts', data],
  ['functions/src/core/data/page.ts', '../papers/paper-store.ts', data],
  ['functions/src/core/data/page.ts', 'express', noExpress],
  ['functions/src/core/http/serve.ts', '../mounted.ts', http],
  ['functions/src/core/http/serve.ts', '../images/sweep.ts', http],
  ['functions/src/core/http/serve.ts', 'firebase-admin/firestore', noFirestore],
  ['functions/src/features/papers/papers.ts', 'express', noExpress],
  ['functions/src/features/papers/paper-store.ts', 'express', noExpress],
  ['functions/src/features/papers/papers.ts', 'firebase-admin/firestore', noFirestore],
  ['functions/src/jobs/site/site.ts', 'firebase-admin/firestore', noFirestore],
  ['functions/src/core/images/images.ts', '@google-cloud/firestore', noFirestore],
  ['functions/src/app/app.ts', 'firebase-admin/firestore', noFirestore],
  ['web/src/features/news/news-item-page.tsx', '../team/member-card.tsx', feature],
  ['web/src/features/news/news-item-page.tsx', '../../features/team/member-card.tsx', feature],
  ['web/src/features/papers/desk/list.tsx', '../../team/member-card.tsx', feature],
  ['web/src/features/papers/desk/list.tsx', '../../../features/team/member-card.tsx', feature],
  ['web/src/features/news/news-item-page.tsx', '../../app/route.ts', inFeature],
  ['web/src/features/papers/desk/list.tsx', '../../../app/route.ts', inFeature],
  ['web/src/lib/api.ts', '../ui/toast.ts', lib],
  ['web/src/ui/paper-links.tsx', '../app/route.ts', ui],
  ['web/src/ui/paper-links.tsx', '../desk/start-page.tsx', ui],
  ['web/src/desk/start-page.tsx', '../app/route.ts', desk],
  ['web/src/desk/start-page.tsx', '../features/papers/paper-page.tsx', desk],
  ['web/src/lib/api.ts', '../app/paths.ts', lib],
  ['web/src/lib/api.ts', '../features/papers/paper-page.tsx', lib],
  ['web/src/ui/paper-links.tsx', '../features/papers/paper-page.tsx', ui],
  ['web/src/ui/form/field.tsx', '../../features/papers/paper-page.tsx', ui],
];

const allowed: [file: string, imported: string][] = [
  ['contract/src/features/papers/schemas.ts', 'yup'],
  ['scripts/suite.mjs', 'firebase-emulators-node'],
  ['functions/src/test/engine.ts', 'firebase-emulators-node/engine'],
  ['emulators/src/suite/start.ts', '../saving/folders.ts'],
  ['functions/src/core/data/page.ts', 'firebase-admin/firestore'],
  ['functions/src/core/data/page.ts', './firestore.ts'],
  ['functions/src/core/http/serve.ts', 'express'],
  ['functions/src/core/http/serve.ts', '../data/firestore.ts'],
  ['functions/src/features/papers/papers.ts', '../team/member-store.ts'],
  ['functions/src/features/papers/paper-store.ts', 'firebase-admin/firestore'],
  ['functions/src/core/images/images.ts', 'express'],
  ['web/src/features/news/news-item-page.tsx', '../../ui/button.tsx'],
  ['web/src/features/papers/desk/list.tsx', '../../../lib/api.ts'],
  ['web/src/features/papers/desk/list.tsx', '../paper-page.tsx'],
  ['web/src/features/papers/desk/list.tsx', '../../../desk/start-page.tsx'],
  ['web/src/app/home/home-page.tsx', '../../features/papers/paper-card.tsx'],
  ['web/src/ui/form/field.tsx', '@lab/contract/features/desk/texts'],
  ['web/src/desk/start-page.tsx', '../ui/button.tsx'],
  // A test may combine what other parts of the product combine.
  ['web/src/desk/start-page.test.tsx', '../features/papers/paper-page.tsx'],
];

function lint(files: Map<string, string[]>): string[] {
  const folder = temporaryFolder();
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const [file, imported] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = imported.map((name, index) => `export { a as a${index} } from '${name}';\n`);
    writeFileSync(join(folder, file), lines.join(''));
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--reporter=github', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (stdout + stderr).split('\n').flatMap((line) => {
    const [, file, at, message] = /^::error .*,file=(.*?),line=(\d+),.*?::(.*)$/.exec(line) ?? [];
    const name = file?.slice(file.indexOf(folder) + folder.length + 1);
    return name ? [`${name} | ${files.get(name)?.[Number(at) - 1]} | ${message}`] : [];
  });
}

it('each forbidden import is refused, and no allowed one', () => {
  const files = new Map<string, string[]>();
  for (const [file, imported] of [...walls, ...allowed]) {
    files.set(file, [...(files.get(file) ?? []), imported]);
  }
  const found = lint(files);
  const place = (finding: string) => finding.split(' | ').slice(0, 2).join(' | ');
  expect(found).toEqual(
    expect.arrayContaining(walls.map(([file, imported, message]) => `${file} | ${imported} | ${message}`)),
  );
  // One import may break two rules.
  const refused = new Set(walls.map(([file, imported]) => `${file} | ${imported}`));
  expect(new Set(found.map(place))).toEqual(refused);
});
