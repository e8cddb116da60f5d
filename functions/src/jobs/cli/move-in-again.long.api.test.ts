/** A move that is killed in the middle goes on where it was, and is taken back whole or half. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';
import { folderWith, furtherFiles, labWebsite } from '../moving/jekyll/made-up-site.testing.ts';

const project = 'demo-move';
await useOwnProject(project);
const { digestOf } = await import('../../core/data/digest.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { readLabInfo } = await import('../../features/lab-info/lab-info-store.ts');
const { readSettings } = await import('../../features/settings/settings-store.ts');
const { redirectFrom } = await import('../site/old-addresses.ts');
const { collectionsToExport } = await import('../archive/documents-store.ts');

const posts = 230;
const works = 150;

/** None like another, which would be taken for the same work. */
const titleOf = (at: number) => digestOf(String(at)).replace(/.{8}/g, 'fern$& ').trim();

/** More old addresses than the settings hold, and more records than one transaction adds. */
const large = () => {
  const files: Record<string, string | Buffer> = { ...labWebsite(), ...furtherFiles() };
  for (let at = 0; at < posts; at++)
    files[`_posts/2020-01-01-post-${at}.md`] =
      `---\ntitle: Post ${at}\nredirect_from: /was/${at}.html\n---\nWords ${at}.\n`;
  const records = Array.from(
    { length: works },
    (_, at) =>
      `- id: doi:10.5555/fern${at}\n  title: ${titleOf(at)}\n  authors:\n  - Ada Mossop\n  publisher: Annals\n  date: '2019-01-02'\n  link: https://doi.org/10.5555/fern${at}\n${at === 0 ? '  group: featured\n  image: pictures/wall.svg\n' : ''}`,
  );
  files['_data/citations.yaml'] += records.join('');
  return files;
};

function start(folder: string, ...more: string[]) {
  const file = fileURLToPath(new URL('../../../dist/cli/move-in.js', import.meta.url));
  const where = ['--project', project, '--bucket', `${project}.appspot.com`];
  const child = spawn(process.execPath, [file, folder, ...more, ...where]);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(output.join(''))));
  return { child, ended };
}

const countOf = async (collection: string) =>
  (await firestore().collection(collection).count().get()).data().count;

/** Kills the command as soon as so many records are there. */
async function killAt(folder: string, collection: string, count: number): Promise<void> {
  const { child, ended } = start(folder, '--yes');
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && (await countOf(collection)) < count) await wait(10);
  child.kill('SIGKILL');
  await ended;
}

const all = { team: 1, alumni: 1, projects: 1, news: posts + 2, events: 2, freePages: 2 };
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      [...Object.keys(all), 'researchPapers', 'oldAddresses'].map(
        async (name) => [name, await countOf(name)] as const,
      ),
    ),
  );

test('a move goes on where it was killed, and doubles nothing', { timeout: 240_000 }, async () => {
  const folder = await folderWith(large());
  const plan = await start(folder, '--plan').ended;
  for (const line of [
    'in the source        come in       are here      elsewhere       left out  old addresses',
    'events                  3              2              0              0              1              2',
    '- of the lab: logo images/logo.svg comes in',
    '- of the lab: link to github moss-lab is left out: there is no place for it',
  ])
    expect(plan).toContain(line);

  await killAt(folder, 'researchPapers', 1);
  await killAt(folder, 'news', 50);
  const said = await start(folder, '--yes').ended;
  expect(said).toMatch(
    /A move of it began on [\d-]+: \d+ records are in, beside works. It goes on from there/,
  );
  const added = Number(/ news (\d+), events 2, pages 2, redirects /.exec(said)?.[1]);
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(posts + 2 - 50);
  expect(said).toContain('images/share.jpg: left out: ');
  const whole = await counts();
  expect(whole).toMatchObject({ ...all, researchPapers: works + 1 });
  expect(whole.oldAddresses).toBeGreaterThan(2 * posts);
  const titles = (await firestore().collection('news').get()).docs.map((doc) => doc.get('title'));
  expect(new Set(titles).size).toBe(posts + 2);

  const { docs } = await firestore().collection('news').where('title', '==', 'Post 7').get();
  for (const path of ['/was/7.html', '/was/7', '/WAS/7/', '/2020/01/01/post-7.html'])
    expect(await redirectFrom(new URL(path, 'https://lab.example'))).toBe(`/news/${docs[0]?.id}`);
  expect(await redirectFrom(new URL('/was/none', 'https://lab.example'))).toBeUndefined();
  expect((await collectionsToExport()).map(({ name }) => name)).toContain('oldAddresses');

  const { identity, look } = await readSettings();
  expect(identity).toMatchObject({
    logo: expect.stringMatching(/^\/images\/lab\/moved\/[\w-]+\.webp$/),
    logoRatio: 4,
    icon: expect.stringMatching(/^\/images\/lab\/moved\//),
    sharePicture: '',
  });
  expect(look.accent).toMatch(/^#[\da-f]{6}$/);
  expect((await readLabInfo()).socialMedia).toMatchObject({
    X: 'https://twitter.com/moss_lab',
    linkedIn: 'https://www.linkedin.com/company/moss-lab',
  });
  const featured = await firestore().collection('researchPapers').where('selected', '==', true).get();
  expect(featured.docs.map((doc) => doc.get('title'))).toEqual([titleOf(0)]);
  expect(featured.docs[0]?.get('image')).toMatch(/^\/images\/papers\/moved\//);

  expect(await start(folder, '--yes').ended).toContain(
    'team 0, alumni 0, works 0, projects 0, software 0, news 0, events 0, pages 0, redirects 0.',
  );
  expect(await counts()).toEqual(whole);
  expect(await start(folder, '--undo').ended).toContain(`${works + 1} works are removed`);
  expect(new Set(Object.values(await counts()))).toEqual(new Set([0]));
});

test('half a move is taken back', { timeout: 120_000 }, async () => {
  const folder = await folderWith(large());
  await killAt(folder, 'news', 50);
  expect(await countOf('news')).toBeLessThan(posts);
  expect(await start(folder, '--undo').ended).toContain(`${works + 1} works are removed`);
  expect(new Set(Object.values(await counts()))).toEqual(new Set([0]));
});
