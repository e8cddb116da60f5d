import { api } from '@lab/contract';
import type { SelectedPaper } from '@lab/contract/features/papers/schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aYear } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import YearPage from './year-page.tsx';

const aWork = (about: Partial<SelectedPaper>): SelectedPaper => ({
  _id: 'p1',
  type: 'article',
  title: 'Tides in a teacup',
  publisher: 'Journal of Small Waves',
  publicationDate: '2025-03-14',
  authors: ['Ada Byron'],
  memberIds: ['m1'],
  doi: '10.1000/182',
  pdf: '',
  links: {},
  ...about,
});

const open = () => renderPage(<YearPage />, { path: '/:year', at: '/2025' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a year', () => {
  it('lists works by type, and links the list of all where there are more', async () => {
    stubServer().answers(
      api.years.get,
      aYear({
        works: [aWork({}), aWork({ _id: 'p2', type: 'talk', title: 'On foam' })],
        types: [
          { type: 'article', count: 300 },
          { type: 'talk', count: 1 },
        ],
      }),
    );
    open();
    const works = await region('Publications');
    expect(works.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Journal article',
      'Talk',
    ]);
    expect(works.getByRole('link', { name: 'On foam' })).toHaveAttribute('href', '/paper/p2');
    expect(works.getByRole('link', { name: 'All publications of the year: 301' })).toHaveAttribute(
      'href',
      '/publications?year=2025&view=list',
    );
  });

  it('says who came and who left, and where they went', async () => {
    stubServer().answers(
      api.years.get,
      aYear({
        left: [
          { _id: 'm2', name: 'Lea', role: '', title: 'Guest', date: '2025-09', next: 'Analyst, Tide Office' },
        ],
      }),
    );
    open();
    expect((await region('New members')).getByText('Researcher, March 2025')).toBeVisible();
    const left = await region('Members who left');
    expect(left.getByText('Guest, September 2025 → Analyst, Tide Office')).toBeVisible();
    expect(left.getByRole('link', { name: 'Lea' })).toHaveAttribute('href', '/userDetails/m2');
  });

  it('has what there is of everything else, and no heading for what there is not', async () => {
    stubServer().answers(
      api.years.get,
      aYear({
        made: [
          { kind: 'awards', _id: 'w1', title: 'Medal', start: '2025', end: '2025' },
          { kind: 'theses', _id: 't1', title: 'On mud', start: '2025-02', end: '2025-02' },
        ],
        events: [{ _id: 'e1', title: 'Fair', start: '2025-06-01T10:00+02:00', end: '' }],
        eventCount: 1,
        news: 3,
      }),
    );
    open();
    // Awards have no pages of their own.
    expect((await region('Awards')).queryByRole('link')).toBeNull();
    expect((await region('Theses finished')).getByRole('link')).toHaveAttribute('href', '/theses/t1');
    expect((await region('Events')).getByText('June 1, 2025')).toBeVisible();
    expect((await region('News')).getByRole('link', { name: '3 news items' })).toHaveAttribute(
      'href',
      '/news',
    );
    const numbers = (await region('In numbers')).getAllByRole('term').map(({ textContent }) => textContent);
    expect(numbers).toEqual(['Members', 'New members', 'Awards', 'Theses finished', 'Events', 'News']);
    expect(screen.queryByRole('region', { name: 'Publications' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Members who left' })).toBeNull();
  });

  it('leads to the years beside it, to the numbers, and prints', async () => {
    stubServer().answers(api.years.get, aYear({ previous: '2023', next: '2026' }));
    const { user } = open();
    const others = within(await screen.findByRole('navigation', { name: 'Other years' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/2023', '/2026']);
    expect(screen.getByRole('link', { name: 'Numbers (CSV)' })).toHaveAttribute('href', '/2025.csv');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says when there is nothing, and recovers from a failure', async () => {
    const server = stubServer().isUnreachable(api.years.get);
    const { user } = open();
    await screen.findByRole('alert');
    server.fails(api.years.get, 404, { message: 'There is nothing of this year here.', code: 'not-found' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'There is nothing of this year here.' })).toBeVisible();
  });

  it('compares the years in bars that lead to them, and marks its own', async () => {
    stubServer().answers(
      api.years.get,
      aYear({
        byYear: [
          { year: '2025', count: 300 },
          { year: '2024', count: 1 },
          { year: '2019', count: 0 },
        ],
      }),
    );
    open();
    const bars = await region('Publications by year');
    for (const [name, href] of [
      ['2025: 300 publications', '/2025'],
      ['2024: 1 publication', '/2024'],
      ['2019: 0 publications', '/2019'],
    ] as const)
      expect(bars.getByRole('link', { name })).toHaveAttribute('href', href);
    const links = bars.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  });

  it.each([
    ['one year', [{ year: '2025', count: 3 }]],
    [
      'no works',
      [
        { year: '2025', count: 0 },
        { year: '2024', count: 0 },
      ],
    ],
  ])('has no bars of %s', async (_, byYear) => {
    stubServer().answers(api.years.get, aYear({ byYear }));
    open();
    await region('New members');
    expect(screen.queryByText('Publications by year')).toBeNull();
  });

  it('has 40 years', async () => {
    const byYear = Array.from({ length: 40 }, (_, at) => ({ year: String(2025 - at), count: at }));
    stubServer().answers(api.years.get, aYear({ byYear }));
    open();
    const bars = await screen.findByRole('region', { name: 'Publications by year' });
    expect(within(bars).getAllByRole('link')).toHaveLength(40);
  });

  it('is a file, as PDF and Word', async () => {
    stubServer().answers(api.years.get, aYear());
    open();
    expect(await screen.findByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/api/years/2025.pdf');
    expect(screen.getByRole('link', { name: 'Word' })).toHaveAttribute('href', '/api/years/2025.docx');
  });
});
