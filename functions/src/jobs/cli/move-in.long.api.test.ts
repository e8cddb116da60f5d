import { expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { contentOf } from '../../test/files.ts';
import { keepSettings, moveIn, targetOf } from '../../test/move-in.ts';
import { makeAdmin } from '../../test/people.ts';
import { folderWith, labWebsite } from '../moving/jekyll/made-up-site.testing.ts';
import { wordpress } from '../moving/wordpress/made-up-export.testing.ts';

type Row = Record<string, string>;
const rowOf = async (path: string, name: string): Promise<Row | undefined> =>
  ((await call(`GET ${path}`)).body as Row[]).find(({ title, name: own }) => (title || own) === name);
const idOf = async (collection: string, title: string) =>
  (await firestore().collection(collection).get()).docs.find((doc) => doc.get('title') === title)?.id;
const countOf = async (own: string) => {
  const collections = ['team', 'alumni', 'projects', 'news', 'freePages', 'researchPapers'];
  const all = await Promise.all(collections.map((name) => firestore().collection(name).get()));
  return all.map(({ docs }) => docs.filter((doc) => JSON.stringify(doc.data()).includes(own)).length);
};

test('a site is planned, moved in once, and taken back', async () => {
  const own = ` ${Date.now().toString(36)}`;
  const files = {
    ...labWebsite(own),
    'join/index.md': String(labWebsite()['join/index.md']).replace('Join us', `Join us${own}`),
  };
  const folder = await folderWith(files);
  const { token } = await makeAdmin();
  await keepSettings(token);

  const plan = await moveIn(folder, '--plan');
  for (const line of [
    'works                   1              1              0              0              0              0',
    'people                  3              2              0              0              1              2',
    'projects                1              1              0              0              0              0',
    'news                    2              1              0              0              1              1',
    'pages                   6              3              0              3              0              3',
    'files                  22             12                             4              6',
    '- left out, it has no date: 1 (_posts/undated.md)',
    '- index.md: left out: <script>',
    'Nothing was written.',
  ])
    expect(plan).toContain(line);
  expect(await countOf(own)).toEqual([0, 0, 0, 0, 0, 0]);

  const moved = await moveIn(folder, '--yes');
  expect(moved).toContain(
    'Moved into demo-research-lab: team 1, alumni 1, works 1, projects 1, software 0, news 1, events 0, pages 3, redirects 5.',
  );
  expect(moved).toContain('- _members/ada.md: youtube left out: it is no address');
  expect(moved).toContain('- odd/index.md: it is a draft at the desk');

  const ada = await rowOf('/team', `Ada Mossop${own}`);
  expect(ada).toMatchObject({ alsoKnownAs: `A. Mossop${own}`, university: 'University of Walls' });
  const person = (await call(`GET /people/${ada?._id}`)).body;
  expect(person.profile).toMatchObject({
    orcid: '0000-0002-1825-0097',
    homepage: 'https://ada.example',
    scholar: 'https://scholar.google.com/citations?user=abc',
  });
  expect(person.profile.rendered.biography.html).toContain('<strong>walls</strong>');
  const picture = await contentOf(String(ada?.image));
  expect(picture.subarray(8, 12).toString()).toBe('WEBP');
  expect(await rowOf('/alumni', `Ben Lichen${own}`)).toMatchObject({
    details: 'Ben was here.',
    terms: [{ role: '', title: 'PhD Student, Studied lichen' }],
  });

  const news = await idOf('news', `We opened${own}`);
  const { body: item } = await call(`GET /news/${news}`);
  expect(item).toMatchObject({ createdAt: '2020-02-03T12:00:00.000Z', authorEmail: '' });
  expect(item.rendered.formatted.html).toMatch(/<img[^>]+src="\/images\/content\/moved\/[\w-]+\.webp"/);
  const work = await idOf('researchPapers', `Moss${own} on north walls`);
  const { body: paper } = await call(`GET /researchPaper/${work}`);
  expect(paper).toMatchObject({ title: `Moss${own} on north walls`, publicationDate: '2021-03-04' });
  expect(paper.image).toMatch(/^\/images\/papers\/moved\//);
  expect(paper.memberIds[0]).toBe(ada?._id);
  const rules = (await call(`GET /pages/join-us${own.replace(' ', '-')}`)).body;
  const [pdf] = /\/files\/content\/moved\/[\w-]+\.pdf/.exec(rules.html) ?? [];
  expect(String(await contentOf(String(pdf)))).toBe('%PDF-1.4 rules');

  expect(await targetOf('/people')).toBe('/team');
  expect(await targetOf('/join')).toBe(`/pages/join-us${own.replace(' ', '-')}`);

  const before = await countOf(own);
  expect(before).toEqual([1, 1, 1, 1, 1, 1]);
  const again = await moveIn(folder, '--yes');
  expect(again).toContain(
    'team 0, alumni 0, works 0, projects 0, software 0, news 0, events 0, pages 0, redirects 0.',
  );
  expect(await countOf(own)).toEqual(before);

  await call(`PATCH /news/${news}`, { token, body: { title: `Changed${own}` } });
  const undone = await moveIn(folder, '--undo');
  expect(undone).toContain('- _posts/2020-02-03-opened.md: it stays, because it was changed since');
  expect(undone).toContain('6 records and 1 works are removed.');
  expect(await countOf(own)).toEqual([0, 0, 0, 1, 0, 0]);
  expect(await targetOf('/people')).toBeNull();
  expect(await moveIn(folder, '--undo')).toContain('was not moved in');
});

test('a site made with WordPress is planned, moved in once, and taken back', async () => {
  const own = ` ${Date.now().toString(36)}`;
  const folder = await folderWith(wordpress(own));
  const { token } = await makeAdmin();
  await keepSettings(token);

  const plan = await moveIn(folder, '--plan');
  for (const line of [
    `Moss & Co${own}, made with WordPress.`,
    'news                    5              1              0              0              4              3',
    'pages                   7              4              0              2              1              9',
    'items                  31             12                             6             13',
    'files                   9              4                             1              4',
    '- left out, it had a password: 1 (post 4)',
    '- page 11: a link to Publications stands for: [bibtex file=moss.bib]',
  ])
    expect(plan).toContain(line);
  expect(plan).not.toMatch(/secret|moss-admin/i);
  expect(await countOf(own)).toEqual([0, 0, 0, 0, 0, 0]);

  const moved = await moveIn(folder, '--yes');
  expect(moved).toMatch(
    /team 1, alumni 1, works 2, projects 1, software 0, news 1, events 1, pages 4, redirects \d+\./,
  );
  const news = await idOf('news', `We opened${own}`);
  const { body: item } = await call(`GET /news/${news}`);
  expect(item).toMatchObject({ createdAt: '2020-02-03T12:00:00.000Z', summary: 'Doors & walls' });
  expect(item.image).toMatch(/^\/images\/news\/moved\//);
  expect(item.rendered.formatted.html).toContain('<strong>lab</strong> is *open*');
  for (const old of ['/2020/02/open', '/?p=1', '/?page_id=1'])
    expect(await targetOf(old)).toBe(`/news/${news}`);
  expect(await targetOf('/wp-content/uploads/2020/02/rules.pdf')).toMatch(/^\/files\/[\w/-]+\.pdf$/);
  const again = await moveIn(folder, '--yes');
  expect(again).toContain(
    'team 0, alumni 0, works 0, projects 0, software 0, news 0, events 0, pages 0, redirects 0.',
  );
  expect(await moveIn(folder, '--undo')).toContain('9 records and 2 works are removed.');
  expect(await countOf(own)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await targetOf('/2020/02/open')).toBeNull();
});

test('it explains its arguments, and what is no site', async () => {
  expect(await moveIn()).toMatch(/^Say which site: npm run move-in/);
  expect(await moveIn('--plan')).toMatch(/^Say which site/);
  expect(await moveIn(await folderWith({ 'notes.txt': 'x' }))).toMatch(
    /\nIt failed: This is no site that can move in\. Known are .*Jekyll.*Hugo.*WordPress.*HTML/,
  );
});
