/** The whole command, against the lab of all tests. */
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { beforeAll, expect, test, vi } from 'vitest';
import { call } from '../../test/call.ts';
import { contentBody, pathsOf } from '../../test/content.ts';
import { makeAdmin, type Person } from '../../test/people.ts';
import { main } from '../cli/pull.ts';
import { failureOf } from '../cli/run.ts';

const origin = process.env.LAB_ADDRESS ?? '';

let admin: Person;
let root: string;

async function pulled(...given: string[]): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const wrote: string[] = [];
  const wrong = await failureOf(main([root, '--from', origin, ...given], (sentence) => wrote.push(sentence)));
  print.mockRestore();
  return wrong ?? wrote.join('\n');
}

/** Files by their paths. */
async function files(): Promise<Map<string, { text: string; at: number }>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const [text, { mtimeMs }] = [await readFile(path, 'latin1'), await stat(path)];
      return [path.slice(root.length + 1).replaceAll('\\', '/'), { text, at: mtimeMs }] as const;
    });
  return new Map((await Promise.all(found)).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const byAdmin = async (what: string, body?: object) => {
  const answer = await call(what, { token: admin.token, body });
  expect([what, answer.status]).toEqual([what, 200]);
  return answer.body;
};

beforeAll(async () => {
  admin = await makeAdmin();
  root = await mkdtemp(join(tmpdir(), 'lab-pulled-'));
});

test('everything that the site shows is in the folder, and again only what has changed', async () => {
  const own = `Pulled ${Date.now().toString(36)}`;
  const kinds = Object.fromEntries(
    await Promise.all(
      publicKinds.map(async (name) => {
        const body = contentBody(name);
        return [name, (await byAdmin(`POST ${pathsOf(name).create}`, body)).insertedId as string];
      }),
    ),
  );
  const page = { title: own, state: 'published', text: 'In **no** menu.' };
  const { insertedId } = await byAdmin('POST /freePages', page);
  await byAdmin('POST /freePages', { ...page, title: `${own} draft`, state: 'draft' });

  expect(await pulled()).toMatch(/ files are new or changed, 0 removed, 0 as before\.$/);
  const first = await files();
  const paths = [...first.keys()];
  for (const [name, id] of Object.entries(kinds)) {
    const listed = paths.filter((path) => path.startsWith(`${name}/`) && path.endsWith(`-${id}.md`));
    expect([name, listed.length]).toEqual([name, 1]);
  }
  expect(first.get(`pages/${own.toLowerCase().replace(' ', '-')}.md`)?.text).toContain(`id: ${insertedId}`);
  expect(paths.join()).not.toContain('-draft');
  expect(paths.filter((path) => path.endsWith('.webp')).length).toBeGreaterThan(0);
  expect(first.get('works.bib')?.text.match(/^@/gm)?.length).toBeGreaterThan(5);

  expect(first.get('works.csl.json')?.text).toMatch(/"abstract": ".{300}/);

  expect(await pulled()).toMatch(/: 0 files are new or changed, 0 removed, \d+ as before\.$/);
  expect(await files()).toEqual(first);

  const { one } = pathsOf('news');
  await byAdmin(`PATCH ${one(kinds.news ?? '')}`, { title: `${own} news` });
  await byAdmin(`DELETE ${pathsOf('talks').one(kinds.talks ?? '')}`);
  expect(await pulled()).toMatch(/: 1 files are new or changed, 2 removed, /);
  const second = await files();
  const changed = [...second]
    .filter(([path, { text }]) => first.get(path)?.text !== text)
    .map(([path]) => path);
  expect(changed).toEqual([expect.stringMatching(/^news\/pulled-.*\.md$/), 'pulled.sha256']);
});

test('what somebody has changed in the folder stops it before anything is written', async () => {
  await pulled();
  await writeFile(join(root, 'lab.yaml'), 'mine');
  const before = await files();
  expect(await pulled()).toMatch(/^It failed: Nothing was written, .*: lab\.yaml\. /);
  expect(await files()).toEqual(before);
});

test('a site that does not answer changes nothing', async () => {
  const before = await files();
  expect(await pulled('--more')).toMatch(/^Say where to: npm run pull/);
  expect(await failureOf(main([root, '--from', `${origin}/a`], () => {}))).toContain(
    'is no address of a site',
  );
  expect(await files()).toEqual(before);
});
