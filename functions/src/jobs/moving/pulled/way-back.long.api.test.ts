/** The demo lab is pulled, its folder is moved into an empty lab, and what that shows is pulled again. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { useOwnProject } from '../../../test/own-project.ts';

const project = 'demo-way-back';
await useOwnProject(project);
const { emptyLab, loadDemoDocuments, loadDemoFiles } = await import('../../../test/whole-lab.ts');
const { invoke } = await import('../../../app/mounted.ts');
const { bucket } = await import('../../../core/data/storage.ts');
const { firestore } = await import('../../../core/data/firestore.ts');
const { answerSitemap } = await import('../../site/sitemap-entries.ts');
const { pull } = await import('../../pull/pull.ts');

const origin = 'https://lab.example.org';

/** The whole pull, but for HTTP. */
const site = {
  origin,
  ask: invoke,
  readText: (path: string) => answerSitemap(new URL(path, origin)),
  async readFile(address: string) {
    const file = bucket().file(address.slice(1));
    return (await file.exists())[0] ? (await file.download())[0] : undefined;
  },
};

type Files = ReadonlyMap<string, string>;
let first: Files;
let second: Files;
let said: string;
let undone: string;

async function pulled(): Promise<[folder: string, files: Files]> {
  const folder = await mkdtemp(join(tmpdir(), 'lab-way-back-'));
  await pull(site, folder, () => {});
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }): Promise<[string, string]> => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(path, 'utf8')];
    });
  return [folder, new Map(await Promise.all(read))];
}

/** As people do it, because this process can read no pictures. */
function moveIn(folder: string, ...more: string[]): Promise<string> {
  const file = fileURLToPath(new URL('../../../../dist/cli/move-in.js', import.meta.url));
  const where = ['--project', project, '--bucket', `${project}.appspot.com`];
  const child = spawn(process.execPath, [file, folder, ...more, ...where]);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  return new Promise((resolve) => child.on('close', () => resolve(output.join(''))));
}

beforeAll(async () => {
  await emptyLab(project);
  await loadDemoDocuments('demo');
  await loadDemoFiles();
  let folder: string;
  [folder, first] = await pulled();
  await emptyLab(project);
  said = await moveIn(folder, '--yes');
  [, second] = await pulled();
  undone = await moveIn(folder, '--undo');
}, 300_000);

afterAll(() => emptyLab(project));

type Front = Record<string, unknown>;

const partsOf = (text: string): [Front, string] => {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? [];
  return [parse(front), body];
};

/**
 * What is another one here: ids, the names of files, the place of an area among all (groups come after their
 * area), who wrote a news item, and the time of what has none of its own.
 */
const differing = new Set(['id', 'order', 'authorEmail']);
const file = /\/(?:images|files)\/[\w-]+\/[\w-]+\/[\w.-]+/g;

const comparable = (text: string): string => {
  const [front, body] = partsOf(text);
  const same = JSON.stringify(front, (name, value) => (differing.has(name) ? undefined : value), 1);
  return `${same}\n${body}`.replace(file, 'FILE');
};

const recordsOf = (files: Files, folder: string) =>
  [...files]
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([, text]) => comparable(text))
    .sort();

describe.each([...publicKinds, 'pages'])('%s', (folder) => {
  test('are as they were', () => {
    const before = recordsOf(first, folder);
    expect(before.length).toBeGreaterThan(0);
    expect(recordsOf(second, folder)).toEqual(before);
  });
});

interface Work extends Front {
  title: string;
  URL?: string;
  custom?: Front;
}

function worksOf(files: Files): Work[] {
  const works: Work[] = JSON.parse(files.get('works.csl.json') ?? '[]');
  const same = works.map(
    ({ id: _id, 'citation-key': _key, URL, custom: { page, ...custom } = {}, ...work }) => ({
      ...work,
      ...(URL !== page && { URL }),
      custom,
    }),
  );
  return JSON.parse(JSON.stringify(same).replace(file, 'FILE')).sort((one: Work, other: Work) =>
    one.title < other.title ? -1 : 1,
  );
}

test('works are as they were, in their areas, with their pictures and PDFs', () => {
  expect(worksOf(first).length).toBeGreaterThan(20);
  expect(worksOf(second)).toEqual(worksOf(first));
});

test('each picture and PDF that is named is there', () => {
  const named = [...second].flatMap(([path, text]) =>
    /\.(?:webp|pdf)$/.test(path) ? [] : (text.match(file) ?? []),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((address) => !second.has(address.slice(1)))).toEqual([]);
});

test('the areas keep their order', () => {
  const names = (files: Files) =>
    [...files]
      .filter(([path]) => path.startsWith('areas/'))
      .map(([, text]) => partsOf(text)[0])
      .filter(({ parent }) => !parent)
      .sort((one, other) => Number(one.order) - Number(other.order))
      .map(({ departmentName }) => departmentName);
  expect(names(second)).toEqual(names(first));
});

test('the plan counts each kind, and the undo takes all of them back', async () => {
  for (const kind of publicKinds) expect(said).toMatch(new RegExp(`^${kind} +[1-9]`, 'm'));
  expect(said).not.toContain('left out: ');
  expect(undone).toMatch(/\d+ records and \d+ works are removed/);
  const left = ['researchAreas', 'team', 'alumni', 'talks', 'projects', 'researchPapers', 'freePages'];
  for (const name of left)
    expect([name, (await firestore().collection(name).count().get()).data().count]).toEqual([name, 0]);
});
