import { expect, test } from 'vitest';
import { silent } from '../progress.ts';
import { sourceAt } from '../source/source.ts';
import { academicPages, listedSite } from './made-up-lists.testing.ts';
import { type Files, folderWith } from './made-up-site.testing.ts';
import { readJekyllSite } from './read-site.ts';

const read = async (files: Files) => readJekyllSite(await sourceAt(await folderWith(files)), silent);

test('a site made with academicpages', async () => {
  const site = await read(academicPages());
  expect(site).toMatchObject({ madeWith: 'academicpages', name: 'Lia Lichen', email: 'lia@lab.example' });
  expect(site.people).toMatchObject([
    {
      from: '_config.yml#author',
      title: 'Lia Lichen',
      affiliation: 'University of Walls',
      biography: 'Studies lichen',
      email: 'lia@lab.example',
      picture: '/pics/lia.svg',
    },
  ]);
  expect([...(site.people[0]?.links ?? [])]).toEqual([
    ['github', 'lia-lichen'],
    ['google-scholar', 'https://scholar.google.com/citations?user=lia'],
    ['orcid', '0000-0002-1825-0097'],
  ]);
  const [crust] = site.works;
  expect(JSON.parse(crust?.text ?? '')).toMatchObject([
    {
      type: 'article-journal',
      title: 'Crust',
      'container-title': 'Annals of Lichen',
      issued: '2019-10',
      abstract: 'On crust.',
      author: [
        { family: 'Lichen', given: 'L.' },
        { family: 'Moss', given: 'A.' },
      ],
      custom: { links: [{ name: 'slides', url: 'https://slides.example/crust.pdf' }] },
    },
  ]);
  expect([...(crust?.files ?? [])]).toEqual([
    ['2019-10-01-crust', { pdf: 'sheets/crust.pdf', old: ['/publication/2019-10-01-crust'] }],
  ]);
  expect(crust?.remarks).toEqual([
    '2019-10-01-crust: BibTeX “/sheets/crust.bib” is left out, a work links only to addresses',
    'its text is left out, a work has only an abstract',
  ]);
  expect(site.events).toMatchObject([
    { title: 'Lichen for all', start: '2020-03-01', place: 'University of Moss, Moss Town', text: 'A talk.' },
  ]);
  expect(site.projects).toMatchObject([
    { title: 'Map of lichen', summary: 'All of it', old: ['/portfolio/map/'] },
  ]);
  expect(site.news).toMatchObject([{ title: 'Start', old: ['/start/'] }]);
  expect(site.pages.map(({ title, isInMenu, text }) => [title, isInMenu, text])).toEqual([
    ['Rules', true, 'Be kind.'],
    ['Lichen 101', false, 'Undergraduate course, University of Walls, Wall City, 2015\n\nWe look at walls.'],
  ]);
  expect(site.replaced).toEqual([{ from: '_pages/talks.html', old: ['/talks/'], by: '/events' }]);
  expect(site.fates.get('_publications/untitled.md')).toMatchObject({ is: 'left', why: 'it has no title' });
});

test('a site whose lists are data files', async () => {
  const site = await read(listedSite());
  expect(site.people).toMatchObject([
    {
      title: 'Gus Granite',
      hasLeft: true,
      role: 'Rotation student',
      line: 'July 2024 - August 2025',
      biography: expect.stringMatching(/^Gus studies granite/),
    },
    { title: 'Ola Ochre', hasLeft: true, role: 'PhD Student', line: '' },
    {
      from: '_data/members.yml#1',
      title: 'Stu Shale',
      role: 'Students',
      affiliation: 'University of Walls',
      hasLeft: false,
      profile: { interests: 'Shale, clay' },
    },
    {
      title: 'Sal Slate',
      role: 'Group leader',
      biography: '- PhD, University of Slate',
      picture: '/pics/people/sal.svg',
      email: 'sal@lab.example',
      remarks: ['rows of its file that say too little are left out: 1'],
    },
  ]);
  expect([...(site.people[0]?.links ?? [])]).toEqual([['github', 'https://github.com/gus']]);
  expect([...(site.people[1]?.links ?? [])]).toEqual([['home-page', 'https://ola.example']]);
  const works = site.works.map(
    ({ name, text, files, remarks }) => [name, text, [...files], remarks] as const,
  );
  expect(works.map(([name]) => name)).toEqual([
    'bib/pubs.bib',
    '_data/publications.json',
    '_data/publist.json',
  ]);
  expect(JSON.parse(works[1]?.[1] ?? '')).toMatchObject([
    {
      title: 'Clay',
      type: 'article-journal',
      'container-title': 'Clay Letters',
      DOI: '10.5555/clay',
      issued: '2016-05-20',
      author: [{ family: 'Slate' }, { family: 'Shale' }, { family: 'Ochre' }],
      custom: { links: [{ name: 'code', url: 'https://code.example/clay' }] },
    },
  ]);
  expect(works[1]?.slice(2)).toEqual([
    [['1', { pdf: 'assets/pdf/clay.pdf' }]],
    ['1: slides “/clay.ppt” is left out, a work links only to addresses'],
  ]);
  expect(JSON.parse(works[2]?.[1] ?? '')).toMatchObject([
    {
      title: 'Slate splits',
      'container-title': 'Acta Slate 12, 345 (2016)',
      issued: '2016',
      custom: { selected: true, links: [{ name: 'paper', url: 'https://doi.example/1' }] },
    },
  ]);
  expect(works[2]?.slice(2)).toEqual([
    [['1', { picture: 'pics/pubs/split.svg' }]],
    ['rows of its file that say too little are left out: 1'],
  ]);
  expect(site.news).toMatchObject([
    { title: 'We won a prize.', date: new Date('2016-06-24T12:00:00Z'), text: 'We *won* a prize.' },
    { title: 'First', old: ['/2019/01/01/first.html'] },
  ]);
  expect(site.news[0]?.remarks).toEqual(['1 entries of its file have no date and are left out']);
  expect(site.fates.get('_data/other.yml')).toMatchObject({ is: 'left' });
});
