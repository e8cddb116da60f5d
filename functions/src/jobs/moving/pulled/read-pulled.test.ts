/** A made-up lab that is pulled is the same lab for whoever moves it in. */
import { expect, test } from 'vitest';
import { filesOf, uploadsOf } from '../../pull/lab-files.ts';
import { madeUpLab } from '../../pull/made-up-lab.testing.ts';
import { manifestName } from '../../pull/manifest.ts';
import { folderWith } from '../jekyll/made-up-site.testing.ts';
import { silent } from '../progress.ts';
import { readSite } from '../read-site.ts';
import { sourceAt } from '../source/source.ts';

async function readAgain(more: Record<string, string> = {}) {
  const lab = madeUpLab();
  const texts = filesOf(lab).map(({ path, text }) => [path, text]);
  const uploads = uploadsOf(lab).map(({ path }) => [path, 'a picture']);
  const files = { ...Object.fromEntries([...texts, ...uploads]), [manifestName]: '', ...more };
  const source = await sourceAt(await folderWith(files));
  return { lab, site: await readSite(source, silent) };
}

test('a folder is known by its list, and its records come back', async () => {
  const { lab, site } = await readAgain();
  expect(site).toMatchObject({
    madeWith: 'npm run pull',
    address: 'https://lab.example',
    name: 'Lab of Walls',
    email: 'lab@lab.test',
  });
  const titles = (name: 'news' | 'projects' | 'events' | 'software') =>
    (lab.records[name] ?? []).map(({ title }) => title).sort();
  for (const name of ['news', 'projects', 'events', 'software'] as const)
    expect((site[name] ?? []).map(({ title }) => title).sort()).toEqual(titles(name));
  expect(site.people.map(({ hasLeft }) => hasLeft)).toEqual([false, false, true, true]);
  expect(site.people[0]).toMatchObject({ otherNames: [expect.any(String)], email: 'somebody@example.org' });
  expect(site.people[0]?.links.get('github')).toBe('https://example.org/page');
  expect(site.pages.map(({ title, isHome, isInMenu }) => [title, isHome, isInMenu])).toEqual([
    ['Overview', true, false],
    ['Courses', false, false],
    ['Visit us', false, true],
  ]);
  expect(site.news[0]).toMatchObject({ date: new Date('2025-03-15T10:00:00Z'), text: 'Some *lines*.' });
});

test('works keep their pictures and PDFs, and texts the pictures that they show', async () => {
  const { lab, site } = await readAgain();
  const [works] = site.works;
  const [paper] = lab.works;
  expect([...(works?.files.values() ?? [])][0]).toEqual({
    pdf: paper?.pdf?.slice(1),
    picture: paper?.image.slice(1),
  });
  const courses = site.pages.find(({ title }) => title === 'Courses');
  expect([...(courses?.files.values() ?? [])]).toEqual([expect.stringContaining('lamp')]);
});

test('each file has a fate, and what is not read is named', async () => {
  const { site } = await readAgain({ 'notes/mine.txt': 'mine' });
  const left = [...site.fates].flatMap(([path, fate]) => (fate.is === 'left' ? [path.split('/')[0]] : []));
  expect([...new Set(left)]).toEqual(
    expect.arrayContaining(['legal', 'talks', 'positions', 'notes', 'README.md']),
  );
  for (const kind of ['team', 'news', 'works.bib']) expect(left).not.toContain(kind);
});

test('values of another type than a pull writes are none', async () => {
  const { site } = await readAgain({
    'lab.yaml': 'name: [1]',
    'team/odd.md': '---\nname: {a: b}\n---\n',
    'news/odd.md': 'x',
  });
  expect(site.name).toBe('');
  expect(site.people.map(({ title }) => title)).not.toContain('[object Object]');
});
