import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aMember, anArea, aPaper, inBrief } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import ExportListPage from './export-list-page.tsx';

let server: StubServer;

const ada = aMember({ alsoKnownAs: 'A. A. Byron' });

beforeEach(() => {
  server = stubServer()
    .answers(api.areas.brief, [inBrief(anArea())])
    .answers(api.alumni.people, [ada, aMember({ _id: 'm2', name: 'Bo Lee' })])
    .answers(api.papers.list, [
      aPaper({ authors: ['Bo Lee', 'A. A. Byron'] }),
      aPaper({ _id: 'p2', title: 'Dust', publicationDate: '2020', authors: ['Ada Byron'] }),
    ]);
});

const open = (query = '') =>
  renderPage(<ExportListPage />, { path: '/publications/export', at: `/publications/export${query}` });

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const bold = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);

it('shows how the list of a person begins, with their names in bold', async () => {
  open('?person=m1');
  expect(await screen.findByText(/Tides in a teacup/)).toBeInTheDocument();
  expect(server.calls(api.papers.list)[0]?.query).toEqual({ person: 'm1', order: 'date', limit: '5' });
  expect(await screen.findByText('Byron, A. A.')).toBeInTheDocument();
  expect(bold()).toEqual(['Byron, A. A.', 'Byron, A.']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '2025',
    '2020',
  ]);
  expect(screen.getByRole('combobox', { name: 'Name in bold' })).toHaveValue('m1');
  expect(screen.getAllByRole('link', { name: 'https://doi.org/10.1000/182' })).toHaveLength(2);
});

it('the address and the links of formatted files contain what is chosen', async () => {
  const { user, address } = open('?person=m1&year=2025');
  await screen.findByText('Byron, A. A.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Citation style' }), 'IEEE');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Arrangement' }), 'Numbered');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Name in bold' }), 'Bo Lee');
  const query = 'year=2025&person=m1&style=ieee&layout=numbered&bold=m2';
  expect(address()).toBe(`/publications/export?${query}`);
  await screen.findByText('B. Lee');
  expect(bold()).toEqual(['B. Lee']);
  expect(within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  for (const [name, ending] of [
    ['Word', 'docx'],
    ['Web page', 'html'],
    ['Text', 'txt'],
  ] as const)
    expect(linkTo(name)).toBe(`/api/researchPapers.${ending}?${query}`);
  for (const [name, ending] of [
    ['BibTeX', 'bib'],
    ['RIS', 'ris'],
    ['CSL JSON', 'csl.json'],
    ['CSV', 'csv'],
  ] as const)
    expect(linkTo(name)).toBe(`/api/researchPapers.${ending}?year=2025&person=m1`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Name in bold' }), 'Nobody');
  expect(address()).toContain('bold=nobody');
  await user.click(screen.getByRole('link', { name: /Person: Ada Byron/ }));
  expect(address()).toBe('/publications/export?year=2025&style=ieee&layout=numbered&bold=nobody');
});

it('unknown choices are the usual ones, and a person who is gone stays chosen', async () => {
  open('?person=gone&style=harvard&layout=x');
  expect(await screen.findByRole('combobox', { name: 'Citation style' })).toHaveValue('apa');
  expect(screen.getByRole('combobox', { name: 'Arrangement' })).toHaveValue('year');
  expect(screen.getByRole('combobox', { name: 'Name in bold' })).toHaveValue('gone');
});

it('a year that is none is said, and no file is offered', async () => {
  open('?year=20x5');
  expect(await screen.findByRole('alert')).toHaveTextContent('“20x5” is not a year.');
  expect(screen.queryByRole('link', { name: 'Word' })).toBeNull();
  expect(server.calls(api.papers.list)).toEqual([]);
});

it('an empty list says so', async () => {
  server.answers(api.papers.list, []);
  open('?keyword=nothing');
  expect(await screen.findByText('No more research papers found.')).toBeInTheDocument();
});
