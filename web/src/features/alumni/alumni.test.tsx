import { api } from '@lab/contract';
import type { Alumnus } from '@lab/contract/features/alumni/kind';
import { defaultRoles } from '@lab/contract/features/team/roles';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsQuery } from '../../lib/settings.ts';
import { anAlumnus } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import AlumniPage from './alumni-page.tsx';
import { AlumnusPage } from './alumnus-page.tsx';

const term = (role: string, from: string, until: string, title = '') => ({ role, from, until, title });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const alumni = [
  anAlumnus({ _id: 'l1', name: 'Ada', terms: [term('Researcher', '2015', '2019-03')] }),
  anAlumnus({
    _id: 'l2',
    name: 'Bo',
    terms: [term('Research Assistant', '2018', '2021'), term('phd', '2021', '2024-09', 'Doctoral student')],
  }),
  anAlumnus({ _id: 'l3', name: 'Cleo', terms: [] }),
];

function open(at = '/alumni') {
  stubServer().answers(api.alumni.list, alumni).answers(api.alumni.theses, []);
  return renderPage(<AlumniPage />, { path: '/alumni', at });
}

describe('alumni', () => {
  it('are listed by the year of leaving, those of whom nobody knows it last', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/userDetails/l1');
    expect(headings()).toEqual(['2024', '2019', 'Year not known']);
    const bo = within(screen.getByRole('region', { name: '2024' }));
    expect(bo.getByText('Research Assistant, Doctoral student')).toBeVisible();
    expect(bo.getByText('2018–2024')).toBeVisible();
  });

  it('are listed by their last role that the lab has, in its order', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: 'Role' }));
    expect(address()).toBe('/alumni?by=role');
    expect(headings()).toEqual(['Researcher', 'Research Assistant', 'Other']);
    expect(screen.getByRole('link', { name: 'Role' })).toHaveAttribute('aria-current', 'true');
    expect(within(screen.getByRole('region', { name: 'Other' })).getByText('Cleo')).toBeVisible();
  });

  it('of many years have links to each, and those of few have none', async () => {
    const years = ['2025', '2024', '2023', '2022', '2021'];
    stubServer()
      .answers(api.alumni.theses, [])
      .answers(
        api.alumni.list,
        years.map((year) => anAlumnus({ _id: year, name: year, terms: [term('Researcher', '', year)] })),
      );
    renderPage(<AlumniPage />, { path: '/alumni', at: '/alumni' });
    const jump = within(await screen.findByRole('navigation', { name: 'On this page' }));
    const links = jump.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(years);
    for (const link of links) {
      const heading = document.querySelector(link.getAttribute('href') ?? '');
      expect(heading).toHaveTextContent(link.textContent ?? '');
    }
    cleanup();
    open();
    await screen.findByRole('link', { name: 'Ada' });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  it('have the roles of the lab as headings', async () => {
    const { client } = open('/alumni?by=role');
    const phd = { id: 'phd', heading: 'Doctoral students', one: '', shape: 'grid' as const, onHome: false };
    client.setQueryData(settingsQuery.queryKey, { roles: [phd, ...defaultRoles] });
    expect(await screen.findByRole('region', { name: 'Doctoral students' })).toBeVisible();
    expect(headings()).toEqual(['Doctoral students', 'Researcher', 'Other']);
  });

  it('name the thesis, and link the one that is on this site', async () => {
    stubServer()
      .answers(api.alumni.list, [
        anAlumnus({ _id: 'l1', thesis: '' }),
        anAlumnus({ _id: 'l2', name: 'Bo', thesis: 'On mud' }),
      ])
      .answers(api.alumni.theses, [{ person: 'l1', _id: 't1', title: 'On tides' }]);
    renderPage(<AlumniPage />);
    expect(await screen.findByRole('link', { name: 'On tides' })).toHaveAttribute('href', '/theses/t1');
    expect(screen.getByText('On mud')).toBeVisible();
  });

  it('say that there are none, and recover from a failure', async () => {
    const server = stubServer().isUnreachable(api.alumni.list);
    const { user } = renderPage(<AlumniPage />);
    await screen.findByRole('alert');
    server.answers(api.alumni.list, []);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There are no alumni yet.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Sorted by' })).not.toBeInTheDocument();
  });
});

describe('the page of somebody who left', () => {
  function openOne(person: Alumnus) {
    stubServer();
    renderPage(<AlumnusPage person={person} />);
  }

  it('says what they were, and where they went', async () => {
    const first = { title: 'Analyst', place: 'Tide Office', link: 'https://tides.example' };
    const person = anAlumnus({ terms: alumni[1]?.terms ?? [], first, thesis: 'On mud' });
    openOne(person);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lea Former' })).toBeVisible();
    expect(screen.getByText('Was here 2018–2024')).toBeVisible();
    const history = within(screen.getByRole('list', { name: 'At the lab' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'Doctoral student 2021–2024',
      'Research Assistant 2018–2021',
    ]);
    const link = screen.getByRole('link', { name: 'Analyst, Tide Office' });
    expect(link).toHaveAttribute('href', 'https://tides.example');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('On mud')).toBeVisible();
  });

  it('follows no link that is none of the web', async () => {
    const first = { title: 'Analyst', place: '', link: 'javascript:alert(1)' };
    openOne(anAlumnus({ first, link: 'javascript:alert(2)' }));
    expect(await screen.findByText('Analyst')).toBeVisible();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\//);
  });

  it('has no heading for what nobody knows', async () => {
    openOne(anAlumnus({ terms: [] }));
    expect(await screen.findByText('Was here')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'After the lab' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'At the lab' })).not.toBeInTheDocument();
  });
});
