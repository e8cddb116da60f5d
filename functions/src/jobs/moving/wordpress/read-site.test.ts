import { expect, test } from 'vitest';
import { folderWith } from '../jekyll/made-up-site.testing.ts';
import { sourceAt } from '../source/source.ts';
import { attachment, exportOf, item, mossItems, wordpress } from './made-up-export.testing.ts';
import { readWordPressSite } from './read-site.ts';

const read = async (files: Parameters<typeof folderWith>[0]) =>
  readWordPressSite(await sourceAt(await folderWith(files)));

const textOf = async (content: string, others: string[] = []) => {
  const site = await read({
    'export.xml': exportOf([item({ id: 1, title: 'T', content }), ...others]),
    'uploads/2020/02/wall.svg': 'x',
    'uploads/2020/02/rules.pdf': 'x',
  });
  return site.news[0];
};

const wall = '/wp-content/uploads/2020/02/wall.svg';

test('a site made with WordPress', async () => {
  const files = wordpress();
  const site = await read(files);
  expect(site).toMatchObject({
    madeWith: 'WordPress',
    name: 'Moss & Co',
    description: 'We study moss',
    address: 'https://moss.example',
    email: '',
    roles: ['Professor'],
  });
  expect([...site.links]).toEqual([['github', 'https://github.com/moss-lab']]);
  expect(site.news).toMatchObject([
    {
      from: 'post 1',
      old: ['/2020/02/opened/', '/2020/02/open/', '/?p=1'],
      title: 'We opened',
      date: new Date('2020-02-03T12:00:00Z'),
      summary: 'Doors & walls',
      picture: wall,
      text: `The **lab** is \\*open\\*.\\\nCome in.\n\n![Wall](${wall} "A north wall")\n\n[https://www.youtube.com/watch?v=moss](https://www.youtube.com/watch?v=moss)`,
      remarks: ['left out: <script>'],
    },
  ]);
  const pages = site.pages.map(({ title, isHome, isFinished, isInMenu, old }) => [
    title,
    isHome,
    isFinished,
    isInMenu,
    old,
  ]);
  expect(pages).toEqual([
    ['Odd', false, false, true, ['/odd/', '/?p=12']],
    ['Join us', false, true, true, ['/join/', '/?p=10']],
    ['Home', true, true, false, []],
    ['Plans', false, false, false, []],
  ]);
  const [odd, join] = site.pages;
  expect(odd).toMatchObject({
    text: '\\[slider id="3"]\n\nWords \\[sic]',
    remarks: ['a shortcode stays as text: [slider id="3"]'],
  });
  expect(join?.text).toBe(
    `## How\n\n- Read [the rules](/wp-content/uploads/2020/02/rules.pdf)\n- Write\n\nShared words\n\n![Wall](${wall})\n\n[Data](https://moss.example/wp-content/uploads/2020/02/data.xlsx)\n\nSee [publications](/papers/)`,
  );
  expect(join?.remarks).toEqual([
    'it links to wp-content/uploads/2020/02/data.xlsx, and the site keeps only pictures and PDFs',
  ]);
  expect(site.replaced).toEqual([
    { from: 'page 11', old: ['/papers/', '/?p=11'], by: '/publications' },
    { from: 'page 16', old: ['/blog/', '/?p=16'], by: '/news' },
    { from: 'categories', old: ['/category/lab/walls/'], by: '/news' },
  ]);
  expect(site.remarks).toContain('page 11: a link to Publications stands for: [bibtex file=moss.bib]');
  const [ada, ben] = site.people;
  expect(ada).toMatchObject({
    title: 'Ada Mossop',
    old: ['/member/ada/', '/?p=50'],
    role: 'Professor',
    hasLeft: false,
    line: '',
    email: 'ada@moss.example',
    biography: 'Ada began with *walls*.',
    picture: wall,
    remarks: ['left out, fields of unknown meaning: office'],
  });
  expect([...(ada?.links ?? [])]).toEqual([
    ['orcid', '0000-0002-1825-0097'],
    ['linkedin', 'https://www.linkedin.com/in/ada-moss'],
  ]);
  expect(ben).toMatchObject({ hasLeft: true, role: 'PhD students', line: 'Studied lichen' });
  expect(site.projects).toMatchObject([{ title: 'Walls', link: 'https://walls.example' }]);
  expect(site.events).toMatchObject([
    { title: 'Moss day', start: '2030-05-01T08:00+00:00', end: '2030-05-01T10:00+00:00', place: 'The wall' },
  ]);
  expect([...(site.pdfs ?? [])]).toEqual([
    ['wp-content/uploads/2020/02/rules.pdf', ['/wp-content/uploads/2020/02/rules.pdf']],
  ]);
  const [bib, publications] = site.works;
  expect([...(bib?.files ?? [])]).toEqual([['moss21', { pdf: 'wp-content/uploads/2020/02/rules.pdf' }]]);
  expect(JSON.parse(publications?.text ?? '')).toMatchObject([
    {
      title: 'Dust on walls',
      issued: '2019',
      DOI: '10.5555/dust',
      author: [{ family: 'Mossop' }, { family: 'Lichen' }],
    },
  ]);
  expect(JSON.stringify(site, (_, value) => (value instanceof Map ? [...value] : value))).not.toMatch(
    /secret|moss-admin/i,
  );
});

test('each item and each file has a fate', async () => {
  const files = wordpress();
  const { fates, items } = await read(files);
  expect([...fates.keys()].sort()).toEqual(Object.keys(files).sort());
  expect(items?.size).toBe(mossItems().length);
  const whyOf = (all: typeof fates | undefined) =>
    Object.fromEntries(
      [...(all ?? [])].flatMap(([name, fate]) =>
        fate.is === 'read' ? [] : [[name, fate.is === 'left' ? fate.why : `at ${fate.where}`]],
      ),
    );
  expect(whyOf(fates)).toEqual({
    'database.sql': 'a copy of the database, which is not read',
    'wp-content/themes/moss/style.css': 'it draws or builds the old site',
    'wp-content/uploads/2020/02/data.xlsx': 'the site keeps only pictures and PDFs',
    'wp-content/uploads/2020/02/unused.png': 'a picture that nothing shows which comes in',
    'wp-content/uploads/2020/02/wall-300x200.svg': 'at smaller copies of other pictures',
  });
  expect(whyOf(items)).toEqual({
    'post 2': 'it was a draft',
    'post 3': 'it was private',
    'post 4': 'it had a password',
    'post 5': 'it was in the trash',
    'page 11': 'at /publications',
    'page 15': 'it was in the trash',
    'page 16': 'at /news',
    'attachment 21': 'its file is not among the files',
    'attachment 22': 'its file is not among the files',
    'attachment 23': 'nothing shows its file which comes in',
    'wp_block 30': 'at in the texts that share it',
    'nav_menu_item 40': 'at the pages are in the order of the menu',
    'nav_menu_item 41': 'at the pages are in the order of the menu',
    'nav_menu_item 42': 'the menu here has only pages: https://github.com/moss-lab',
    'team_member 52': 'it has no name',
    'tribe_venue 71': 'at its name is the place of its events',
    'publication 81': 'it does not say its authors and year; a file of BibTeX would',
    'feedback 90': 'what visitors sent never comes in',
    'recipe 91': 'no record here is like those of the type “recipe”',
  });
});

test.each([
  ['[gallery ids="20,99"]', `![A wall](/uploads/2020/02/wall.svg)`],
  ['[gallery]', `![A wall](/uploads/2020/02/wall.svg)`],
  ['[embed]https://v.example/1[/embed]', '[https://v.example/1](https://v.example/1)'],
  ['[youtube id="moss"]', '[https://www.youtube.com/watch?v=moss](https://www.youtube.com/watch?v=moss)'],
  ['[vc_row][vc_column width="1/2"]<p>a</p>[/vc_column][/vc_row]', 'a'],
  ['[[gallery]] and [1] and [see below]', '\\[gallery] and \\[1] and \\[see below]'],
  ['[team]', '[Team](/team)'],
  ['our [team] of', 'our \\[team] of'],
  ['[contact-form-7 id="5"]', '[Contact us](/contactUs)'],
  ['<a href="https://moss.example/?p=1&amp;x=2">a</a>', '[a](/a/)'],
  ['<a href="https://www.moss.example/x/?q=1#b">a</a>', '[a](/x/?q=1#b)'],
  ['<a href="https://other.example/2020/02/rules.pdf">a</a>', '[a](https://other.example/2020/02/rules.pdf)'],
  [
    '<img src="https://i0.wp.com/moss.example/wp-content/uploads/2020/02/wall.svg?w=9" alt="W">',
    '![W](/uploads/2020/02/wall.svg)',
  ],
  ['<a href="/wp-content/uploads/../../../etc/passwd">a</a>', '[a](/etc/passwd)'],
  ['<!-- wp:latest-posts /-->', '[News](/news)'],
])('%s becomes %s', async (content, markdown) => {
  const others = [
    attachment(20, 'wall.svg', { _wp_attachment_image_alt: 'A wall' }, { parent: 1 }),
    item({ id: 2, status: 'draft' }),
  ];
  const linked = content.replace('?p=1&amp;', '?p=3&amp;');
  const text = await textOf(linked, [
    ...others,
    item({ id: 3, type: 'page', link: 'https://moss.example/a/' }),
  ]);
  expect(text?.text).toBe(markdown);
});

test('a block that contains itself, and one of another plugin, are told', async () => {
  const text = await textOf('<!-- wp:block {"ref":30} /--><!-- wp:moss/map {"x":1} /-->', [
    item({ id: 30, type: 'wp_block', content: '<p>a</p><!-- wp:block {"ref":30} /-->' }),
  ]);
  expect(text?.text).toMatch(/^a\n\na\n\na/);
  expect(text?.remarks).toContain('left out, a block of unknown meaning: wp:moss/map');
});

test('several parts are one site, and two sites are refused', async () => {
  const one = exportOf([item({ id: 1, title: 'A' })]);
  const site = await read({
    'a.xml': one,
    'b.xml': exportOf([item({ id: 1, title: 'A' }), item({ id: 2, title: 'B' })]),
  });
  expect(site.news.map(({ title }) => title)).toEqual(['A', 'B']);
  const other = exportOf([], { link: 'https://lichen.example' });
  await expect(read({ 'a.xml': one, 'b.xml': other })).rejects.toThrow('of two sites');
});

test('no export, and one that is too large, are refused with a sentence', async () => {
  await expect(read({ 'feed.xml': '<rss></rss>' })).rejects.toThrow(
    'No XML file in it is an export of WordPress',
  );
  const folder = await folderWith({ 'a.xml': exportOf([]) });
  const bounds = { files: 9, fileBytes: 100, bytes: 1_000, depth: 9 };
  await expect(sourceAt(folder, bounds).then((source) => readWordPressSite(source))).rejects.toThrow(
    'Export it in parts',
  );
});
