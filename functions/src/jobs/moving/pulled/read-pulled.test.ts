/** A made-up lab that is pulled is the same lab for whoever moves it in. */
import type { Values } from '@lab/contract/core/content/field';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { describe, expect, test } from 'vitest';
import { bodyOf } from '../../archive/record-files.ts';
import { withoutEmpty } from '../../pull/front-matter.ts';
import { filesOf, uploadsOf } from '../../pull/lab-files.ts';
import { madeUpLab } from '../../pull/made-up-lab.testing.ts';
import { manifestName } from '../../pull/manifest.ts';
import type { PulledLab } from '../../pull/pulled-lab.ts';
import { folderWith } from '../jekyll/made-up-site.testing.ts';
import { silent } from '../progress.ts';
import { readSite } from '../read-site.ts';
import { sourceAt } from '../source/source.ts';

async function readAgain(more: Record<string, string> = {}, over: Partial<PulledLab> = {}) {
  const lab = { ...madeUpLab(), ...over };
  const texts = filesOf(lab).map(({ path, text }) => [path, text]);
  const uploads = uploadsOf(lab).map(({ path }) => [path, 'a picture']);
  const files = { ...Object.fromEntries([...texts, ...uploads]), [manifestName]: '', ...more };
  const source = await sourceAt(await folderWith(files));
  return { lab, site: await readSite(source, silent) };
}

test('a folder is known by its list, and says what the lab is called', async () => {
  const { site } = await readAgain();
  expect(site).toMatchObject({
    madeWith: 'npm run pull',
    address: 'https://lab.example',
    name: 'Lab of Walls',
    email: 'lab@lab.test',
  });
  expect(
    site.pages.map(({ title, isHome, isInMenu, address }) => [title, isHome, isInMenu, address]),
  ).toEqual([
    ['Overview', true, false, ''],
    ['Courses', false, false, 'courses'],
    ['Visit us', false, true, 'visit-us'],
  ]);
});

/** All values of YAML are read as texts. */
const asTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'number' || typeof part === 'boolean' ? String(part) : part,
  );

describe.each(publicKinds)('%s', (name) => {
  test('comes back with each field that was filled in', async () => {
    const { lab, site } = await readAgain();
    const found = (site.records ?? []).filter(({ kind }) => kind === name);
    expect(found.map(({ id }) => id).sort()).toEqual([`${name}-1`, `${name}-2`]);
    const values = found.find(({ id }) => id === `${name}-1`)?.values ?? {};
    const record: Values = lab.records[name]?.[0] ?? {};
    const declared = declarationOf(name);
    const [plain = '', markdown = ''] = bodyOf(declared);
    for (const field of Object.keys(declared.fields)) {
      // The plain words are made of the Markdown again.
      if (field === plain && markdown) expect(values[field], field).toBe(record[markdown]);
      else
        expect(withoutEmpty(values[field]) ?? '', field).toEqual(asTexts(withoutEmpty(record[field]) ?? ''));
    }
  });
});

test('areas and works are named by their ids, and areas come in the order of the lab', async () => {
  const [news] = madeUpLab().records.news ?? [];
  const areas = ['areas-1', 'areas-2'];
  const { site } = await readAgain(
    {},
    { records: { ...madeUpLab().records, news: [{ ...news, _id: 'n', areas }] } },
  );
  expect(site.records?.find(({ kind }) => kind === 'news')?.values.areas).toEqual(areas);
  const titles = (site.records ?? []).filter(({ kind }) => kind === 'areas').map(({ id }) => id);
  expect(titles).toEqual(['areas-2', 'areas-1']);
});

test('works keep their pictures, PDFs and ids, and texts the pictures that they show', async () => {
  const { lab, site } = await readAgain();
  const [works] = site.works;
  const [paper] = lab.works;
  expect([...(works?.files.values() ?? [])].find(({ id }) => id === 'p1')).toEqual({
    id: 'p1',
    pdf: paper?.pdf?.slice(1),
    picture: paper?.image.slice(1),
    pictureAlt: paper?.imageAlt,
  });
  const courses = site.pages.find(({ title }) => title === 'Courses');
  expect([...(courses?.files.values() ?? [])]).toEqual([expect.stringContaining('lamp')]);
});

test('each file has a fate, and what is not read is named', async () => {
  const { site } = await readAgain({ 'notes/mine.txt': 'mine' });
  const left = [...site.fates].flatMap(([path, fate]) => (fate.is === 'left' ? [path.split('/')[0]] : []));
  expect([...new Set(left)].sort()).toEqual([
    'README.md',
    'about',
    // Of the carousel.
    'images',
    'legal',
    'notes',
    'press.yaml',
    'pulled.sha256',
  ]);
});

test('values of another type than a pull writes are none', async () => {
  const { site } = await readAgain({
    'lab.yaml': 'name: [1]',
    'works.csl.json': '{',
    'team/odd.md': '---\nname: {a: b}\n---\n',
    'projects/odd.md': '---\nareas: x\nworks: [1, {id: [2]}]\n---\n',
    'news/odd.md': 'x',
  });
  expect(site.name).toBe('');
  expect(site.works[0]?.files.size).toBe(0);
  const odd = new Map(site.records?.map((record) => [record.from, record]));
  expect(odd.get('team/odd.md')?.title).toBe('');
  expect(odd.get('projects/odd.md')?.values).toMatchObject({ areas: [], works: [] });
  expect(odd.get('news/odd.md')?.values).toMatchObject({ formatted: 'x', details: 'x' });
});
