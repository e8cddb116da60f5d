import { api } from '@lab/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { send } from '../../lib/api.ts';
import { areaNamesQuery } from '../../lib/areas.ts';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { createQueryClient } from '../../lib/query.ts';
import { aMember, anArea, aPaper, papers, theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { type StubServer, stubServer } from '../../test/server.ts';
import PublicationsPage from './publications-page.tsx';

let server: StubServer;

beforeEach(() => {
  server = stubServer()
    .answers(api.labInfo.get, theLab())
    .answers(api.areas.brief, [anArea()])
    .answers(api.papers.years, ['2025', '2024'])
    .answers(api.team.list, [aMember()])
    .answers(api.papers.list, papers(3));
});

const open = (at = '/publications') => renderPage(<PublicationsPage />, { path: '/publications', at });

describe('publications', () => {
  it('features the newest paper and lists the others', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: "What's New at Kestrel Point" }),
    ).toBeInTheDocument();
    expect(screen.getByText('FOLLOW US')).toBeInTheDocument();
    for (const name of ['Facebook', 'LinkedIn', 'X'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper 1' })).toHaveAttribute('href', '/paper/p1');
    const others = within(screen.getByRole('region', { name: '2025' }));
    expect(others.queryByText('Paper 1')).not.toBeInTheDocument();
    expect(others.getByRole('link', { name: 'Paper 2' })).toBeInTheDocument();
  });

  it('puts years above the papers of a year', async () => {
    server.answers(api.papers.list, [
      aPaper({ _id: 'a', publicationDate: '2026-01-01' }),
      aPaper({ _id: 'b', publicationDate: '2025-05-05' }),
      aPaper({ _id: 'c', publicationDate: '2024-05-05' }),
    ]);
    open('/publications?q=tides');
    expect(await screen.findByRole('heading', { level: 2, name: '2026' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '2024' })).toBeInTheDocument();
  });

  it('cuts details at 200 characters and says when there are none', async () => {
    server.answers(api.papers.list, [
      aPaper({ _id: 'a' }),
      aPaper({ _id: 'b', details: 'x'.repeat(201) }),
      aPaper({ _id: 'c', details: '' }),
      aPaper({ _id: 'd', details: 'y'.repeat(200) }),
    ]);
    open();
    expect(await screen.findByText(`${'x'.repeat(199)}…`)).toBeInTheDocument();
    expect(screen.getByText('No description available')).toBeInTheDocument();
    expect(screen.getByText('y'.repeat(200))).toBeInTheDocument();
  });

  it('says when there are no papers, and when there is only the newest', async () => {
    server.answers(api.papers.list, []);
    const { unmount } = open();
    expect(await screen.findByText('No more research papers found.')).toBeInTheDocument();
    unmount();
    server.answers(api.papers.list, papers(1));
    open();
    expect(await screen.findByText('No more research papers found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper 1' })).toBeInTheDocument();
  });

  it('says that it is loading, and recovers from a failure', async () => {
    server.isUnreachable(api.papers.list);
    const { user } = open();
    expect(screen.getByRole('status')).toBeInTheDocument();
    await screen.findByRole('alert');
    server.answers(api.papers.list, papers(2));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Paper 2' })).toBeInTheDocument();
  });

  it('replaces a broken picture', async () => {
    const { container } = open();
    await screen.findByRole('link', { name: 'Paper 1' });
    for (const image of container.querySelectorAll('img')) {
      fireEvent.error(image);
      expect(image).toHaveAttribute('src', expect.stringContaining('fallback'));
    }
  });

  it('has no box for a picture that a paper does not have', async () => {
    server.answers(api.papers.list, [aPaper({ _id: 'a', image: '' }), aPaper({ _id: 'b', image: '' })]);
    const { container } = open();
    await screen.findByRole('region', { name: '2025' });
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows more on request', async () => {
    server.answers(
      api.papers.list,
      ({ query }) => (query.cursor ? [aPaper({ _id: 'p9', title: 'Paper 9' })] : papers(2)),
      {
        headers: { Link: '</api/researchPapers?cursor=two>; rel="next"' },
      },
    );
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Paper 9' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper 2' })).toBeInTheDocument();
  });

  it('has one address for its next page, however the server writes it', async () => {
    server.answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?limit=19&q=tea&cursor=two&area=Waves>; rel="next"' },
    });
    open('/publications?q=tea&area=Waves');
    expect(await screen.findByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/publications?area=Waves&q=tea&cursor=two',
    );
  });

  it('keeps what was loaded when more cannot be loaded', async () => {
    server.answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?cursor=two>; rel="next"' },
    });
    const { user } = open();
    await screen.findByRole('link', { name: 'Paper 2' });
    server.isUnreachable(api.papers.list);
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper 2' })).toBeInTheDocument();
  });
});

describe('the compact list', () => {
  const link = (name: string) => screen.findByRole('link', { name });

  it('shows years, and under them title, authors, venue and files of every paper', async () => {
    server.answers(api.papers.list, [
      aPaper({
        _id: 'a',
        title: 'Old tides',
        publisher: 'Ocean Letters',
        publicationDate: '2024-05-05',
        memberIds: ['m1', ''],
        pdf: '/files/papers/u1/a.pdf',
        links: { code: 'https://code.example/a', video: 'https://video.example/a' },
      }),
    ]);
    const { container } = open('/publications?view=list');
    const year = within(await screen.findByRole('region', { name: '2024' }));
    expect(year.getByRole('heading', { level: 2, name: '2024' })).toBeInTheDocument();
    expect(year.getAllByRole('link').map((found) => [found.textContent, found.getAttribute('href')])).toEqual(
      [
        ['Old tides', '/paper/a'],
        ['Ada Byron', '/userDetails/m1'],
        ['PDF', '/files/papers/u1/a.pdf'],
        ['Code', 'https://code.example/a'],
        ['DOI', 'https://doi.org/10.1000/182'],
        ['Cite', '/paper/a#cite'],
      ],
    );
    expect(year.getAllByRole('listitem')[0]).toHaveTextContent(
      'Old tidesAda Byron, Émilie du ChâteletJournal article · Ocean Letters, 2024',
    );
    expect(container.querySelector('img')).toBeNull();
  });

  it('is ordered by date, is chosen in the address and keeps the filter', async () => {
    const { user, address } = open('/publications?q=tea&cursor=two');
    await user.click(await link('List'));
    expect(address()).toBe('/publications?q=tea&view=list');
    expect(await link('List')).toHaveAttribute('aria-current', 'true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    expect(new URLSearchParams(address().split('?')[1]).get('view')).toBe('list');
    await user.click(await link('Cards'));
    expect(address()).toBe('/publications?year=2024&q=tea');
    expect(server.calls(api.papers.list).map(({ query }) => query)).toEqual([
      { limit: '19', q: 'tea', cursor: 'two' },
      { limit: '19', q: 'tea', order: 'date' },
      { limit: '19', q: 'tea', order: 'date', year: '2024' },
      { limit: '19', q: 'tea', year: '2024' },
    ]);
  });

  it('is remembered in the address only', async () => {
    const first = open();
    await first.user.click(await link('List'));
    first.unmount();
    expect(localStorage).toHaveLength(0);
    const second = open();
    expect(await link('Cards')).toHaveAttribute('aria-current', 'true');
    expect(second.address()).toBe('/publications');
  });

  it('has a next page in the same view', async () => {
    server.answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?cursor=two>; rel="next"' },
    });
    open('/publications?view=list');
    expect(await link('Show more')).toHaveAttribute('href', '/publications?cursor=two&view=list');
  });
});

describe('filter', () => {
  it('is read from the address', async () => {
    open('/publications?area=Waves&year=2025&author=Ada+Byron&q=tea');
    await screen.findByRole('link', { name: 'Paper 1' });
    expect(server.calls(api.papers.list)[0]?.query).toEqual({
      limit: '19',
      area: 'Waves',
      year: '2025',
      author: 'Ada Byron',
      q: 'tea',
    });
    expect(screen.getByRole('combobox', { name: 'Search papers' })).toHaveValue('tea');
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Publications');
  });

  it('is kept in the address', async () => {
    const { user, address } = open();
    await user.type(await screen.findByRole('combobox', { name: 'Search papers' }), 'tides & tea{Enter}');
    expect(address()).toBe('/publications?q=tides+%26+tea');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Research area' }), 'Waves');
    expect(address()).toBe('/publications?q=tides+%26+tea&area=Waves');
  });

  it('offers the years of which there are papers, and keeps another one that the address names', async () => {
    const { user, address } = open('/publications?year=1999');
    const field = await screen.findByRole('combobox', { name: 'Year' });
    await waitFor(() => expect(within(field).getAllByRole('option')).toHaveLength(4));
    const offered = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['All years', '2025', '2024', '1999']);
    expect(field).toHaveValue('1999');
    await user.selectOptions(field, '2024');
    expect(address()).toBe('/publications?year=2024');
  });

  it.each(['20x5', '20255', '<b>'])(
    'says that %s is not a year, and asks the lab for nothing',
    async (year) => {
      const { user, address } = open(`/publications?${new URLSearchParams({ year })}`);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `“${year}” is not a year. Please choose one from the list.`,
      );
      expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('');
      expect(screen.queryByRole('status')).toBeNull();
      expect(screen.queryByRole('list', { name: 'Filtered by' })).toBeNull();
      expect(server.calls(api.papers.list)).toEqual([]);
      await user.click(screen.getAllByRole('link', { name: 'Show all papers' })[0] as HTMLElement);
      expect(address()).toBe('/publications');
      expect(await screen.findByRole('link', { name: 'Paper 1' })).toBeInTheDocument();
    },
  );

  it('shows an area under its present name', async () => {
    server.answers(api.areas.brief, [{ ...anArea(), formerNames: ['Swell'] }]);
    open('/publications?area=Swell');
    const field = () => screen.getByRole('combobox', { name: 'Research area' });
    await waitFor(() => expect(field()).toHaveValue('Waves'));
    expect(screen.queryByRole('option', { name: 'Swell' })).toBeNull();
  });

  it('is shown before the areas are there', async () => {
    server.holds(api.areas.brief, []);
    open('/publications?area=Waves');
    expect(await screen.findByRole('combobox', { name: 'Research area' })).toHaveValue('Waves');
  });

  it('counts an area that was chosen before the page’s code came', async () => {
    const client = createQueryClient(send);
    client.setQueryData(areaNamesQuery.queryKey, [['Waves']]);
    client.setQueryData(labInfoQuery.queryKey, theLab());
    const page = (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/publications']}>
          <PublicationsPage />
        </MemoryRouter>
      </QueryClientProvider>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    (root.querySelector('select') as HTMLSelectElement).value = 'Waves';
    render(page, { container: root, hydrate: true });
    await waitFor(() => expect(server.calls(api.papers.list).at(-1)?.query).toMatchObject({ area: 'Waves' }));
  });

  it.each([
    [60, '60 papers'],
    [1, '1 paper'],
    [0, '3 papers'],
  ])('says how many papers there are when the lab counts %s', async (paperCount, said) => {
    server.answers(api.labInfo.get, theLab({ paperCount }));
    open('/publications');
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('says how many of all papers were found', async () => {
    server.answers(api.labInfo.get, theLab({ paperCount: 60 }));
    open('/publications?q=tea');
    expect(await screen.findByText('3 of 60 papers')).toBeInTheDocument();
  });

  it('says that there are more than those shown', async () => {
    server.answers(api.labInfo.get, theLab({ paperCount: 60 })).answers(api.papers.list, papers(20), {
      headers: { Link: '</api/researchPapers?cursor=two&q=tea>; rel="next"' },
    });
    open('/publications?q=tea');
    expect(await screen.findByText('20+ of 60 papers')).toBeInTheDocument();
  });

  it('has a clear way out of an empty result', async () => {
    server.answers(api.papers.list, ({ query }) => (query.q ? [] : papers(1)));
    const { user, address } = open('/publications?q=unicorns');
    expect(await screen.findByText('No more research papers found.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('link', { name: 'Show all papers' })[0] as HTMLElement);
    expect(address()).toBe('/publications');
    expect(await screen.findByRole('link', { name: 'Paper 1' })).toBeInTheDocument();
  });
});

describe('more filters', () => {
  const all = {
    area: 'Waves',
    year: '2025',
    type: 'talk',
    author: 'Byron',
    person: 'm1',
    keyword: 'green tea',
    selected: 'true',
    q: 'milk',
  };
  const at = `/publications?${new URLSearchParams({ ...all, view: 'list' })}`;
  const chips = async () => within(await screen.findByRole('list', { name: 'Filtered by' }));

  it('are read from the address, and asked of the lab', async () => {
    open(at);
    await chips();
    expect(server.calls(api.papers.list)[0]?.query).toEqual({ ...all, limit: '19', order: 'date' });
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('talk');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('m1'));
    expect(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('green tea');
    expect(screen.getByRole('checkbox', { name: 'Selected works' })).toBeChecked();
  });

  it('are shown one by one, and each can be removed', async () => {
    const { user, address } = open(at);
    const shown = await chips();
    await shown.findByText('Person: Ada Byron');
    expect(
      shown.getAllByRole('link').map(({ textContent }) => textContent?.replace('Remove the filter ', '')),
    ).toEqual([
      'Research area: Waves',
      'Year: 2025',
      'Type: Talk',
      'Author: Byron',
      'Person: Ada Byron',
      'Keyword: green tea',
      'Selected works',
      'Words: milk',
    ]);
    const { person: _removed, ...others } = all;
    await user.click(shown.getByRole('link', { name: 'Remove the filter Person: Ada Byron' }));
    expect(address()).toBe(`/publications?${new URLSearchParams({ ...others, view: 'list' })}`);
    expect(await screen.findByRole('combobox', { name: 'Person' })).toHaveValue('');
  });

  it('lead to the feed and the file of the same list, from its beginning', async () => {
    open(`${at}&cursor=two`);
    const files = within(await screen.findByRole('list', { name: 'This list for other programs' }));
    expect(files.getByRole('link', { name: 'Feed' })).toHaveAttribute(
      'href',
      `/feed.xml?${new URLSearchParams({ of: 'papers', ...all })}`,
    );
    expect(files.getByRole('link', { name: 'BibTeX' })).toHaveAttribute(
      'href',
      `/api/researchPapers.bib?${new URLSearchParams(all)}`,
    );
  });

  it('are chosen in the form and kept with the others', async () => {
    const { user, address } = open('/publications?q=tea');
    await user.click(await screen.findByText('More filters'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Doctoral thesis');
    expect(address()).toBe('/publications?q=tea&type=doctoral');
    await user.click(screen.getByRole('checkbox', { name: 'Selected works' }));
    expect(address()).toBe('/publications?q=tea&type=doctoral&selected=true');
  });

  it.each(['type=constructor', 'selected=yes', 'person=', 'keyword=+'])(
    '%s filters by nothing',
    async (said) => {
      open(`/publications?${said}`);
      await screen.findByRole('link', { name: 'Paper 1' });
      expect(server.calls(api.papers.list)[0]?.query).toEqual({ limit: '19' });
      expect(screen.queryByRole('list', { name: 'Filtered by' })).toBeNull();
    },
  );

  it('name a person who has left the team as unknown, and show hostile values as text', async () => {
    const { container } = open(
      `/publications?${new URLSearchParams({ person: 'gone', keyword: '<img src=x>"\u202e' })}`,
    );
    const shown = await chips();
    expect(shown.getByText('Person: unknown')).toBeInTheDocument();
    expect(shown.getByText(/<img src=x>/)).toBeInTheDocument();
    expect(container.querySelector('img[src=x]')).toBeNull();
  });
});
