import { expect, test } from 'vitest';
import { type Files, folderWith } from '../jekyll/made-up-site.testing.ts';
import { silent } from '../progress.ts';
import { readSite } from '../read-site.ts';
import { sourceAt } from '../source/source.ts';
import { hugoSite, newHugoSite } from './made-up-site.testing.ts';

const read = async (files: Files) => readSite(await sourceAt(await folderWith(files)), silent);

const leftIn = ({ fates }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries([...fates].flatMap(([path, fate]) => (fate.is === 'left' ? [[path, fate.why]] : [])));

test('a site of the older form', async () => {
  const files = hugoSite();
  const site = await read(files);
  expect(site).toMatchObject({
    madeWith: 'HugoBlox (Wowchemy, Academic)',
    name: 'Fern Lab',
    address: 'https://fern.example',
    email: 'fern@lab.example',
    roles: ['Leads'],
    look: { logo: 'assets/media/logo.svg', accent: '#0b5d4b' },
  });
  expect(site.description).toBe('We study ferns on *wet* walls.');
  expect([...site.links]).toEqual([
    ['github', 'https://github.com/fern-lab'],
    ['twitter', 'fernlab'],
  ]);
  const [gil, fay] = site.people;
  expect(gil).toMatchObject({
    title: 'Gil Gametophyte',
    hasLeft: true,
    role: 'Students',
    line: 'PhD Student',
  });
  expect(fay).toMatchObject({
    title: 'Fay Frond',
    old: ['/author/fay-frond/', '/author/admin/'],
    role: 'Leads',
    line: 'Professor of Ferns',
    hasLeft: false,
    affiliation: 'University of Walls',
    email: 'fay@lab.example',
    picture: '/content/authors/admin/avatar.svg',
    biography: 'Fay began with **ferns**.\n\n[cv](</static/uploads/cv.pdf>)',
    profile: {
      interests: 'Spores, Shade',
      education: [{ degree: 'PhD in Botany', organization: 'University of Moss', year: '2010' }],
    },
  });
  expect([...(fay?.links ?? [])]).toEqual([
    ['orcid', '0000-0002-1825-0097'],
    ['google-scholar', 'https://scholar.google.com/citations?user=fay'],
  ]);

  const [shade, spores] = site.works;
  expect(JSON.parse(shade?.text ?? '')).toMatchObject([
    {
      type: 'article-journal',
      title: 'Shade',
      'container-title': 'Annals of Shade',
      volume: '12',
      issue: '3',
      page: '4-9',
      issued: '2019-05',
      DOI: '10.5555/shade',
      abstract: 'We measured shade.',
      keyword: 'shade',
      note: 'Best paper',
      author: [
        { family: 'Frond', given: 'Fay' },
        { family: 'Guest', given: 'Gus' },
        { family: 'Elsewhere', given: 'Helen' },
      ],
      custom: {
        selected: true,
        equalContribution: [0, 1],
        links: [
          { name: 'code', url: 'https://code.example/shade' },
          { name: 'Talk', url: 'https://talk.example' },
        ],
      },
    },
  ]);
  expect(shade?.files.get('shade-2019')).toEqual({
    old: ['/publication/shade-2019/'],
    picture: 'content/publication/shade-2019/featured.svg',
    pdf: 'static/uploads/shade.pdf',
  });
  expect(shade?.remarks).toEqual([
    'poster: static/uploads/poster.pdf is left out, a work links only to addresses',
    'its text below the front matter is left out, a work has only an abstract',
    'its slides “shade-talk” are left out',
  ]);
  expect(spores).toMatchObject({
    name: 'content/publication/spores/cite.bib',
    remarks: ['the DOI of its cite.bib counts, “10.5555/spores”; the page had “10.5555/other”'],
  });
  expect(spores?.text).toMatch(
    /year = \{2020\},\n {2}abstract = \{About 5\\% of them\.\},\n {2}keywords = \{spores\},\n {2}selected = \{true\}\n\}\n$/,
  );
  expect(spores?.files.get('spores20')).toEqual({
    old: ['/publication/spores/'],
    pdf: 'content/publication/spores/spores.pdf',
  });

  expect(site.news).toMatchObject([
    {
      title: 'We moved',
      old: ['/blog/2021/moved/', '/old-news/', '/de/blog/2021/moved/'],
      date: new Date('2021-03-04T12:00:00Z'),
      picture: '/content/post/2021-moved/featured.svg',
      text: 'As [Fay Frond](</author/fay-frond/>) says, $`x^2`$ is\n\n[Spores](</publication/spores/>)\n\n. {{< unheard a="b" >}}\n\n> Take care.\n\n[Video](<https://video.example/1>)',
      remarks: ['a template tag stays as text: {{< unheard a="b" >}}', 'look at it, visitors see these tags'],
    },
  ]);
  expect(site.events).toMatchObject([
    {
      title: 'Open day',
      start: '2030-06-01T13:00+00:00',
      end: '2030-06-01T15:00+00:00',
      place: 'Hall 2, Fern Town',
      text: '[Walls 2030](<https://walls.example/2030>)\n\nCome.\n\nBring boots.',
    },
  ]);
  expect(site.projects).toMatchObject([
    { title: 'North', summary: 'All north walls.', link: 'https://north.example', old: ['/project/north/'] },
  ]);
  expect(site.pages).toMatchObject([
    {
      title: 'Join us',
      isInMenu: true,
      isHome: false,
      text: 'Read [the rules](</static/uploads/rules.pdf>) and [our news](</post/>). See /project/north/.',
    },
    {
      isHome: true,
      text: '## Ferns\n\nFerns *grow*.\n\n[Join us](</join/>)\n\n## What we do\n\nWe look at ferns.\n\n![A wall](</assets/media/wall.svg> "A wall")',
    },
  ]);
  expect(site.replaced).toEqual([
    { from: 'content/publication/_index.md', old: ['/publication/'], by: '/publications' },
    { from: 'content/team/index.md', old: ['/team/'], by: '/team' },
    { from: 'authors/', old: ['/authors/'], by: '/team' },
    { from: 'event/', old: ['/event/'], by: '/events' },
    { from: 'post/', old: ['/post/'], by: '/news' },
    { from: 'project/', old: ['/project/'], by: '/projects' },
  ]);
  expect(leftIn(site)).toEqual({
    'content/post/2021-moved/index.de.md': 'in the language “de”; one language comes in so far, “en”',
    'content/broken.md': 'its front matter is no TOML or YAML',
    'content/authors/helper/_index.md': 'an author who is in none of the groups of people',
    'content/authors/nobody/_index.md': 'it has no name',
    'content/publication/draft/index.md': 'it is a draft',
    'content/post/undated.md': 'it has no date',
    'content/home/old.md': 'a section that was switched off',
    'content/slides/talk/index.md': 'slides are not read',
    'static/uploads/poster.pdf': 'a PDF that nothing links to which comes in',
    'assets/media/unused.png': 'a picture that nothing shows which comes in',
    'layouts/partials/x.html': 'it draws or builds the old site',
    'netlify.toml': 'it draws or builds the old site',
    'go.mod': 'it draws or builds the old site',
  });
  expect([...site.fates.keys()].sort()).toEqual(Object.keys(files).sort());
});

test('a site of the newer form, with a folder for each language', async () => {
  const site = await read(newHugoSite());
  expect(site).toMatchObject({ name: 'Moss Group', address: '', description: 'Moss in all its forms.' });
  expect(site.email).toBe('moss@lab.example');
  expect(site.people).toMatchObject([
    {
      from: 'data/authors/me.yaml',
      title: 'Dr. Ada Moss',
      otherNames: ['A. Moss'],
      role: 'Professor',
      line: '',
      email: 'ada@lab.example',
      affiliation: 'University of Walls',
      biography: 'Ada knows moss.\n\n- Best moss, Moss Society, 2022',
      picture: '/assets/media/authors/me.svg',
      old: ['/en/authors/me/', '/en/author/me/'],
      profile: {
        pronouns: 'she/her',
        education: [{ degree: 'PhD', organization: 'University of Moss', year: '2005' }],
      },
    },
  ]);
  expect(JSON.parse(site.works[0]?.text ?? '')).toMatchObject([
    {
      type: 'article',
      genre: 'preprint',
      issued: '2022-07',
      author: [
        { family: 'Moss', given: 'Ada' },
        { family: 'Lichen', given: 'Ben' },
      ],
      custom: {
        archive: 'arxiv',
        eprint: '2207.00001',
        links: [
          { name: 'preprint', url: 'https://arxiv.org/abs/2207.00001v2' },
          { name: 'code', url: 'https://code.example/damp' },
          { name: 'Data sheet', url: 'https://data.example' },
        ],
      },
    },
  ]);
  expect(site.works[0]?.files.get('damp')?.old).toEqual(['/en/publications/damp/', '/de/publications/damp/']);
  expect(site.news).toMatchObject([{ title: 'Started', text: '> **Note**\n>\n> We started.' }]);
  expect(site.events).toMatchObject([
    { title: 'Talk', start: '2030-06-01', end: '2030-06-01', text: 'Moss Days' },
  ]);
  expect(site.projects).toMatchObject([{ title: 'Wall', link: 'https://wall.example', text: 'A wall.' }]);
  expect(site.pages.map(({ title, isHome, isInMenu }) => [title, isHome, isInMenu])).toEqual([
    ['Rules', false, true],
    ['Home', true, false],
  ]);
  expect(site.pages[1]?.text).toBe(
    '## My research\n\nMoss *grows*.\n\n1 Wall, Moss Town\n\n[moss@lab.example](<mailto:moss@lab.example>)\n\n123',
  );
  expect(leftIn(site)).toEqual({
    'content/de/publications/damp/index.md': 'in the language “de”; one language comes in so far, “en”',
    'hugoblox.yaml': 'it draws or builds the old site',
  });
});

test('settings that cannot be read are named, and anchors that stand for gigabytes', async () => {
  const bomb = [
    'a0: &a0 [x, x]',
    ...[...Array(30).keys()].map((at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`),
  ];
  const site = await read({
    ...newHugoSite(),
    'config/_default/params.yaml': bomb.join('\n'),
    'data/authors/me.yaml': bomb.join('\n'),
    'content/en/rules.md': `---\n${bomb.join('\n')}\n---\n`,
  });
  expect(leftIn(site)).toMatchObject({
    'config/_default/params.yaml': expect.stringContaining('repeats itself by anchors'),
    'data/authors/me.yaml': expect.stringContaining('repeats itself by anchors'),
    'content/en/rules.md': 'its front matter is no TOML or YAML',
  });
});
