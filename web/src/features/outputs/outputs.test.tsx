import { emptyValues } from '@lab/contract/core/content/field-type';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { outputList, outputPage } from './pages.ts';

const { projects, awards, software, theses } = outputDeclarations;
const createdAt = '2026-01-01T00:00:00.000Z';

const aProject = (over: object = {}) => ({
  _id: 'p1',
  createdAt,
  ...emptyValues(projects.fields),
  title: 'Foam maps',
  ...over,
});

const Projects = outputList('projects');
const Project = outputPage('projects');

it('lists what there is under its groups, in the order of the server', async () => {
  stubServer().answers(contentCalls.projects.list, [
    aProject({
      start: '2024-05',
      funder: 'Council',
      people: ['Ann Author', 'A Guest'],
      summary: 'Currents.',
    }),
    aProject({ _id: 'p2', title: 'Letters', start: '2023', end: '2025-02' }),
    aProject({ _id: 'p3', title: 'Old', state: 'finished', start: '', end: '2020' }),
  ]);
  renderPage(<Projects />);
  await screen.findByRole('heading', { name: 'Old' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Projects', 'Running', 'Foam maps', 'Letters', 'Finished', 'Old']);
  expect(screen.getByText('from May 2024 · Council')).toBeInTheDocument();
  expect(screen.getByText('2023 – February 2025')).toBeInTheDocument();
  expect(screen.getByText('until 2020')).toBeInTheDocument();
  expect(screen.getByText('Ann Author, A Guest')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Foam maps' })).toHaveAttribute('href', '/projects/p1');
});

it('says that there is none, and that loading failed, and recovers', async () => {
  const server = stubServer().isUnreachable(contentCalls.projects.list);
  const { user } = renderPage(<Projects />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  server.answers(contentCalls.projects.list, []);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('There are no projects yet.')).toBeInTheDocument();
});

it('a kind without pages of its own links people and more about it in its list, by year', async () => {
  const award = { createdAt, ...emptyValues(awards.fields), people: ['Ann Author'], memberIds: ['m1'] };
  stubServer().answers(contentCalls.awards.list, [
    { ...award, _id: 'a1', title: 'Medal', date: '2026-05', giver: 'Archives', link: 'https://a.example' },
    { ...award, _id: 'a2', title: 'Prize', date: '2023' },
  ]);
  const Awards = outputList('awards');
  renderPage(<Awards />);
  await screen.findByRole('heading', { name: 'Prize' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Awards', '2026', 'Medal', '2023', 'Prize']);
  expect(screen.getByRole('link', { name: 'Medal' })).toHaveAttribute('href', 'https://a.example');
  expect(screen.getAllByRole('link', { name: 'Ann Author' })[0]).toHaveAttribute('href', '/userDetails/m1');
  expect(within(screen.getByRole('heading', { name: 'Prize' })).queryByRole('link')).toBeNull();
  // Feeds lead to this place.
  expect(screen.getByRole('heading', { name: 'Prize' }).closest('li')).toHaveAttribute('id', 'a2');
});

it('leaves no place for dates in a group that has none', async () => {
  const thesis = { createdAt, ...emptyValues(theses.fields) };
  stubServer().answers(contentCalls.theses.list, [
    { ...thesis, _id: 't1', title: 'A topic', state: 'open' },
    { ...thesis, _id: 't2', title: 'On foam', state: 'finished', date: '2022-11' },
  ]);
  const Theses = outputList('theses');
  renderPage(<Theses />);
  await screen.findByRole('heading', { name: 'On foam' });
  const hasPlace = (name: string) =>
    screen.getByRole('article', { name }).querySelector('[data-lead]') !== null;
  expect([hasPlace('A topic'), hasPlace('On foam')]).toEqual([false, true]);
});

it('shows the facts of one record, its text, and what it refers to', async () => {
  const record = aProject({
    start: '2024',
    people: ['Ann Author', 'A Guest'],
    memberIds: ['m1', ''],
    grant: 'W/7731',
    link: 'https://p.example',
    areas: ['a1'],
    works: ['w1', 'gone'],
    references: [
      { _id: 'a1', name: 'Waves' },
      { _id: 'w1', name: 'Reading foam' },
    ],
    rendered: { text: { html: '<h2>Why</h2>', lead: '' } },
  });
  stubServer().answers(contentCalls.projects.get, record);
  renderPage(<Project />, { path: '/projects/:id', at: '/projects/p1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Foam maps' })).toBeInTheDocument();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Status', 'When', 'People', 'Grant number', 'Research areas', 'Links']);
  expect(screen.getByText('from 2024')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ann Author' })).toHaveAttribute('href', '/userDetails/m1');
  expect(screen.queryByRole('link', { name: 'A Guest' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Waves' })).toHaveAttribute('href', '/researchAreaDetails/a1');
  expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute('href', 'https://p.example');
  expect(screen.getByRole('link', { name: 'Reading foam' })).toHaveAttribute('href', '/paper/w1');
  expect(screen.getByRole('heading', { name: 'Why' })).toBeInTheDocument();
});

it('shows a DOI as its address and an installation as code', async () => {
  const Software = outputPage('software');
  const record = { createdAt, ...emptyValues(software.fields), _id: 's1', title: 'Tidewright' };
  stubServer().answers(contentCalls.software.get, {
    ...record,
    doi: '10.1000/182',
    install: 'pip install tidewright',
  });
  renderPage(<Software />, { path: '/software/:id', at: '/software/s1' });
  const doi = await screen.findByRole('link', { name: '10.1000/182' });
  expect(doi).toHaveAttribute('href', 'https://doi.org/10.1000/182');
  expect(screen.getByText('pip install tidewright').tagName).toBe('CODE');
});

it('shows what was read from the repository, also hostile words, and its citation to copy', async () => {
  const record = { createdAt, ...emptyValues(software.fields), _id: 's1', title: 'Tidewright' };
  const fromRepository = {
    stars: 12345,
    version: '<img src=x onerror=alert(1)>',
    releasedAt: '2025-03-12',
    apa: [
      { text: 'Wrangel, S. (2025). ', italic: false },
      { text: '<b>Tidewright</b>', italic: true },
    ],
    bibtex: '@software{wrangel2025,\n  title = {Tidewright}\n}',
    readAt: createdAt,
    problem: '' as const,
    failures: 0,
  };
  stubServer().answers(contentCalls.software.get, { ...record, fromRepository });
  const Software = outputPage('software');
  const { user } = renderPage(<Software />, { path: '/software/:id', at: '/software/s1' });
  expect(await screen.findByText('12,345')).toBeInTheDocument();
  expect(screen.getByText('<img src=x onerror=alert(1)> (March 12, 2025)')).toBeInTheDocument();
  await user.click(screen.getByText('Cite'));
  expect(screen.getByText('<b>Tidewright</b>').tagName).toBe('I');
  expect(screen.getByText(/^@software\{wrangel2025,/).tagName).toBe('PRE');
  await user.click(screen.getByRole('button', { name: 'Copy BibTeX' }));
  expect(await navigator.clipboard.readText()).toBe(fromRepository.bibtex);
});

it('says nothing of a repository that was not read, or has neither stars, releases nor a citation', async () => {
  const record = { createdAt, ...emptyValues(software.fields), _id: 's1', title: 'Tidewright' };
  const empty = { stars: null, version: '', releasedAt: '', apa: [], bibtex: '', readAt: '', failures: 1 };
  stubServer().answers(contentCalls.software.get, {
    ...record,
    fromRepository: { ...empty, problem: 'missing' },
  });
  const Software = outputPage('software');
  renderPage(<Software />, { path: '/software/:id', at: '/software/s1' });
  await screen.findByRole('heading', { name: 'Tidewright' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Type']);
  expect(screen.queryByText('Cite')).toBeNull();
});

it('links the writer and the supervisor of a thesis to their own pages', async () => {
  const Thesis = outputPage('theses');
  const people = { people: ['A Student'], supervisors: ['Ann Author'], memberIds: ['', 'm1'] };
  const record = { createdAt, ...emptyValues(theses.fields), _id: 't1', title: 'On foam', ...people };
  stubServer().answers(contentCalls.theses.get, record);
  renderPage(<Thesis />, { path: '/theses/:id', at: '/theses/t1' });
  expect(await screen.findByRole('link', { name: 'Ann Author' })).toHaveAttribute('href', '/userDetails/m1');
  expect(screen.queryByRole('link', { name: 'A Student' })).toBeNull();
});

it('says that there is no such record', async () => {
  stubServer().fails(contentCalls.projects.get, 404, { code: 'not-found', message: 'Project not found.' });
  renderPage(<Project />, { path: '/projects/:id', at: '/projects/none' });
  expect(await screen.findByText('Project not found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/projects');
});
