import { expect, test } from 'vitest';
import { silent } from '../progress.ts';
import { sourceAt } from '../source/source.ts';
import { alFolio, folderWith, furtherFiles, labWebsite } from './made-up-site.testing.ts';
import { readJekyllSite } from './read-site.ts';
import { momentOf } from './values.ts';

const read = async (files: Parameters<typeof folderWith>[0]) =>
  readJekyllSite(await sourceAt(await folderWith(files)), silent);

test('a site made with lab-website-template', async () => {
  const files = labWebsite();
  const site = await read(files);
  expect(site).toMatchObject({
    madeWith: 'lab-website-template',
    name: 'Moss Lab',
    address: 'https://moss.example',
    email: 'moss@lab.example',
    roles: ['Principal Investigator'],
    replaced: [
      { from: 'people/index.md', old: ['/people/'], by: '/team' },
      { from: 'team/index.md', old: ['/team/'], by: '/team' },
    ],
  });
  const [ada, ben] = site.people;
  expect(ada).toMatchObject({
    title: 'Ada Mossop',
    old: ['/members/ada.html'],
    role: 'Principal Investigator',
    hasLeft: false,
    otherNames: ['A. Mossop'],
    biography: 'Ada began with **walls**. See [our rules](</join/>).',
    picture: '/pictures/wall.svg',
  });
  expect(ben).toMatchObject({
    title: 'Ben Lichen',
    hasLeft: true,
    line: 'Studied lichen',
    role: 'PhD Student',
  });
  expect(site.news).toMatchObject([
    {
      title: 'We opened',
      old: ['/2020/02/03/opened.html'],
      date: new Date('2020-02-03T12:00:00Z'),
      text: 'The lab is open.\n\n![A wall](</pictures/wall.svg> "A wall")',
    },
  ]);
  expect(site.projects).toMatchObject([
    { title: 'Walls', summary: 'All north walls.', link: 'https://walls.example' },
  ]);
  const pages = site.pages.map(({ title, isHome, isFinished, isInMenu }) => [
    title,
    isHome,
    isFinished,
    isInMenu,
  ]);
  expect(pages).toEqual([
    ['Join us', false, true, true],
    ['Moss', true, true, false],
    ['Odd', false, false, false],
  ]);
  expect(site.pages[0]?.text).toBe('Read [the rules](</sheets/rules.pdf>) and [our news](</blog/>).');
  const [{ text = '', files: pictures } = { files: new Map() }] = site.works;
  expect(JSON.parse(text)).toMatchObject([
    {
      'container-title': 'Annals of Moss',
      DOI: '10.5555/moss',
      issued: '2021-03-04',
      author: [
        { given: 'Ada', family: 'Mossop' },
        { given: 'Ben', family: 'Lichen' },
      ],
      custom: { links: [{ name: 'code', url: 'https://github.com/moss-lab/walls' }] },
    },
  ]);
  expect([...pictures]).toEqual([['doi:10.5555/moss', { picture: 'pictures/wall.svg' }]]);
  const left = [...site.fates].flatMap(([path, fate]) => (fate.is === 'left' ? [[path, fate.why]] : []));
  expect(Object.fromEntries(left)).toEqual({
    '_members/nobody.md': 'it has no name',
    '_posts/undated.md': 'it has no date',
    'broken.md': 'its front matter is no YAML',
    'pictures/unused.png': 'a picture that nothing shows which comes in',
    '_includes/list.html': 'it draws or builds the old site',
    'README.md': 'it draws or builds the old site',
  });
  expect([...site.fates.keys()].sort()).toEqual(Object.keys(files).sort());
});

test('a site made with al-folio', async () => {
  const files = alFolio();
  const site = await read(files);
  expect(site.name).toBe('Grit Lab');
  expect([...site.links]).toEqual([
    ['x', 'grit'],
    ['whatsapp', '0'],
    ['scholar', 'abc'],
    ['github', 'grit'],
  ]);
  expect(site.email).toBe('grit@grit.example');
  expect(site.look).toMatchObject({ accent: '#0b5d4b', icon: 'assets/img/dune.svg', logo: '' });
  expect(site.software).toMatchObject([
    {
      title: 'sieve',
      repository: 'https://github.com/grit/sieve',
      remarks: ['1 other repositories are of no account of the site'],
    },
  ]);
  expect(site.works[0]?.files.get('sand20')).toEqual({
    pdf: 'assets/pdf/sand.pdf',
    picture: 'assets/img/publication_preview/sand.svg',
  });
  expect(site.news).toMatchObject([
    {
      old: ['/news/announcement_1/'],
      title: 'We moved (Grain 2020). More',
      text: 'We moved (Grain 2020). [More](</projects/1_dunes.html>)',
      date: new Date('2021-05-20T17:59:00Z'),
    },
    { old: ['/blog/2022/dust/'], title: 'Dust', text: '$`x^2`$' },
  ]);
  expect(site.projects).toMatchObject([
    {
      old: ['/projects/1_dunes/'],
      title: 'Dunes',
      summary: 'How dunes move',
      text: '![A dune](</assets/img/dune.svg>)',
      picture: '/assets/img/dune.svg',
    },
  ]);
  expect(site.pages).toMatchObject([{ isHome: true, text: 'Grit is everywhere.' }]);
  expect(site.replaced).toEqual([
    { from: '_pages/publications.md', old: ['/publications/'], by: '/publications' },
  ]);
  expect(site.fates.get('_pages/cv.md')).toEqual({
    is: 'left',
    why: 'it has no text of its own; its layout “cv” draws it',
    of: 'pages',
  });
  const whyLeft = (name: string) => site.fates.get(`_data/${name}.yml`);
  expect(whyLeft('cv')).toMatchObject({ why: expect.stringMatching(/^2 entries: the CV of one person/) });
  expect(whyLeft('venues')).toMatchObject({ why: expect.stringMatching(/^1 entries: colours/) });
  expect(whyLeft('coauthors')).toMatchObject({ why: expect.stringContaining('no people of the site') });
  expect(site.fates.get('_books/one.md')).toEqual({ is: 'left', why: 'records of “books” are not read yet' });
  expect(site.fates.size).toBe(Object.keys(files).length);
});

test('coauthors give people of the site their home page', async () => {
  const person = (more = '') => `---\nname: Gus Grain\n${more}---\nHi.\n`;
  const homeOf = async (text: string) => {
    const { people } = await read({ ...alFolio(), '_people/gus.md': text });
    return people[0]?.links.get('home-page');
  };
  expect(await homeOf(person())).toBe('https://gus.example/');
  expect(await homeOf(person('links:\n  home-page: https://own.example\n'))).toBe('https://own.example');
});

test('look, events and other data of lab-website-template', async () => {
  const files = { ...labWebsite(), ...furtherFiles() };
  const { look, events, news, fates } = await read(files);
  expect(look).toEqual({
    accent: '#8fd3c4',
    logo: 'images/logo.svg',
    icon: 'images/icon.svg',
    sharePicture: 'images/share.jpg',
  });
  expect(events).toMatchObject([
    {
      title: 'Moss walk',
      start: '2031-05-06',
      place: 'North wall',
      picture: '/pictures/wall.svg',
      text: 'Come **along**.',
      old: ['/events/2031-05-06-walk.html'],
    },
    { title: 'Moss fair', start: '2031-06-01T10:00+02:00', end: '2031-06-01T16:30+02:00' },
  ]);
  expect(news.map(({ title }) => title)).toEqual(['We opened', 'A party']);
  expect(fates.get('_events/someday.md')).toEqual({
    is: 'left',
    why: 'it does not say when the event is',
    of: 'events',
  });
  expect(fates.get('_data/moss.csv')).toMatchObject({ why: '2 rows: no record here is like it' });
  expect(fates.get('_data/alumni.json')).toMatchObject({ why: '2 entries: no record here is like it' });
  expect([...fates.keys()].sort()).toEqual(Object.keys(files).sort());

  const plain = await read({ ...files, '_styles/-theme.scss': '[data-dark] {\n--primary: #0EA5E9;\n}' });
  expect(plain.look?.accent).toBe('');
  expect(plain.fates.get('_styles/-theme.scss')).toMatchObject({ why: expect.stringContaining('template') });
});

test.each([
  ['2031-05-06', '2031-05-06'],
  ['2031-5-6 9:30 -0430', '2031-05-06T09:30-04:30'],
  ['2031-05-06T09:30:00Z', '2031-05-06T09:30+00:00'],
  // Nobody knows where it was half past nine.
  ['2031-05-06 09:30', '2031-05-06'],
  ['2031-15-06', ''],
  ['soon', ''],
])('%s is the moment “%s”', (text, moment) => {
  expect(momentOf(text)).toBe(moment);
});

test('anchors that stand for gigabytes are refused with a sentence', async () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let at = 1; at < 10; at++)
    lines.push(
      `a${at}: &a${at} [${Array(9)
        .fill(`*a${at - 1}`)
        .join(', ')}]`,
    );
  const bomb = lines.join('\n');
  await expect(read({ '_config.yml': bomb })).rejects.toThrow('repeats itself by anchors');
  const site = await read({
    ...labWebsite(),
    '_data/citations.yaml': bomb,
    '_members/ada.md': `---\n${bomb}\n---\n`,
  });
  expect(site.fates.get('_data/citations.yaml')).toMatchObject({ is: 'left' });
  expect(site.fates.get('_members/ada.md')).toMatchObject({ is: 'left' });
});
