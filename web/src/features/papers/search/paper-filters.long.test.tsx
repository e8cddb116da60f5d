/** Longer than 300 lines, because all tests use the same form and server. */
import { api } from '@lab/contract';
import { paperFilterIn } from '@lab/contract/features/papers/filter';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { send } from '../../../lib/api.ts';
import { areaNamesQuery } from '../../../lib/areas.ts';
import { labInfoQuery } from '../../../lib/lab-info.ts';
import { createQueryClient } from '../../../lib/query.ts';
import { openPublications, publicationsServer } from '../../../test/publications.tsx';
import { anArea, inBrief, papers, theLab } from '../../../test/records.ts';
import type { StubServer } from '../../../test/server.ts';
import PublicationsPage from '../list/publications-page.tsx';

let server: StubServer;

beforeEach(() => {
  server = publicationsServer();
});

describe('filter', () => {
  it('is read from the address', async () => {
    openPublications('/publications?area=Waves&year=2025&author=Ada+Byron&q=tea');
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
    const { user, address } = openPublications();
    await user.type(await screen.findByRole('combobox', { name: 'Search papers' }), 'tides & tea{Enter}');
    expect(address()).toBe('/publications?q=tides+%26+tea');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Research area' }), 'Waves');
    expect(address()).toBe('/publications?q=tides+%26+tea&area=Waves');
  });

  it('leaves the keyboard in the menu in which something was chosen', async () => {
    const { user, address } = openPublications();
    await screen.findByRole('option', { name: '2024 (2)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    await waitFor(() => expect(address()).toBe('/publications?year=2024'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Year' })).toHaveFocus(), {
      timeout: 2000,
    });
  });

  it('offers the years of which there are papers, and keeps another one that the address names', async () => {
    const { user, address } = openPublications('/publications?year=1999');
    const field = await screen.findByRole('combobox', { name: 'Year' });
    await waitFor(() => expect(within(field).getAllByRole('option')).toHaveLength(4));
    const offered = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['All years', '2025 (3)', '2024 (2)', '1999']);
    expect(field).toHaveValue('1999');
    await user.selectOptions(field, '2024');
    expect(address()).toBe('/publications?year=2024');
  });

  it.each(['20x5', '20255', '<b>'])(
    'says that %s is not a year, and asks the lab for nothing',
    async (year) => {
      const { user, address } = openPublications(`/publications?${new URLSearchParams({ year })}`);
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
    server.answers(api.areas.brief, [{ ...inBrief(anArea()), formerNames: ['Swell'] }]);
    openPublications('/publications?area=Swell');
    const field = () => screen.getByRole('combobox', { name: 'Research area' });
    await waitFor(() => expect(field()).toHaveValue('Waves'));
    expect(screen.queryByRole('option', { name: 'Swell' })).toBeNull();
  });

  it('is shown before the areas are there', async () => {
    server.holds(api.areas.brief, []);
    openPublications('/publications?area=Waves');
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
  ])('says how many papers there are when the lab counts %s', async (paperCount, text) => {
    server.answers(api.labInfo.get, theLab({ paperCount }));
    openPublications('/publications');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says how many of all papers were found', async () => {
    server.answers(api.labInfo.get, theLab({ paperCount: 60 }));
    openPublications('/publications?q=tea');
    expect(await screen.findByText('3 of 60 papers')).toBeInTheDocument();
  });

  it.each([
    [1, '1 of 1 paper'],
    [0, '1 paper'],
  ])('says it of one paper in the singular when the lab counts %s', async (paperCount, text) => {
    server.answers(api.labInfo.get, theLab({ paperCount })).answers(api.papers.list, papers(1));
    openPublications('/publications?q=tea');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says that there are more than those shown', async () => {
    server.answers(api.labInfo.get, theLab({ paperCount: 60 })).answers(api.papers.list, papers(20), {
      headers: { Link: '</api/researchPapers?cursor=two&q=tea>; rel="next"' },
    });
    openPublications('/publications?q=tea');
    expect(await screen.findByText('20+ of 60 papers')).toBeInTheDocument();
  });

  it('has a clear way out of an empty result', async () => {
    server.answers(api.papers.list, ({ query }) => (query.q ? [] : papers(1)));
    const { user, address } = openPublications('/publications?q=unicorns');
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
    code: 'true',
    pdf: 'true',
    selected: 'true',
    q: 'milk',
  };
  const at = `/publications?${new URLSearchParams({ ...all, view: 'list' })}`;
  const chips = async () => within(await screen.findByRole('list', { name: 'Filtered by' }));

  it('are read from the address, and asked of the lab', async () => {
    openPublications(at);
    await chips();
    expect(server.calls(api.papers.list)[0]?.query).toEqual({ ...all, limit: '19', order: 'date' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('m1'));
    expect(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('green tea');
  });

  it('are shown one by one, and each can be removed', async () => {
    const { user, address } = openPublications(at);
    const shown = await chips();
    await shown.findByText('Person: Ada Byron');
    expect(
      shown.getAllByRole('link').map(({ textContent }) => textContent?.replace('Remove the filter ', '')),
    ).toEqual([
      'Research area: Waves',
      'Year: 2025',
      'Author: Byron',
      'Person: Ada Byron',
      'Keyword: green tea',
      'Words: milk',
    ]);
    const { person: _removed, ...others } = all;
    await user.click(shown.getByRole('link', { name: 'Remove the filter Person: Ada Byron' }));
    expect(address()).toBe(`/publications?${new URLSearchParams({ ...others, view: 'list' })}`);
    expect(await screen.findByRole('combobox', { name: 'Person' })).toHaveValue('');
  });

  it('lead to the feed and the file of the same list, from its beginning', async () => {
    openPublications(`${at}&cursor=two`);
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

  it('stay as they are when the form is sent', async () => {
    const { user, address } = openPublications('/publications?type=doctoral&pdf=true');
    await user.type(await screen.findByRole('combobox', { name: 'Search papers' }), 'tea{Enter}');
    expect(paperFilterIn(new URLSearchParams(address().split('?')[1]))).toEqual({
      type: 'doctoral',
      pdf: 'true',
      q: 'tea',
    });
    expect(screen.getByText('More filters').parentElement).not.toHaveAttribute('open');
  });

  it('ask for the names of people only when they are opened', async () => {
    const { user, address } = openPublications('/publications');
    await screen.findByRole('link', { name: 'Paper 1' });
    expect(server.calls(api.alumni.people)).toEqual([]);
    await user.click(screen.getByText('More filters'));
    await screen.findByRole('option', { name: 'Ada Byron' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Ada Byron');
    expect(address()).toBe('/publications?person=m1');
  });

  it.each(['type=constructor', 'selected=yes', 'person=', 'keyword=+'])(
    '%s filters by nothing',
    async (query) => {
      openPublications(`/publications?${query}`);
      await screen.findByRole('link', { name: 'Paper 1' });
      expect(server.calls(api.papers.list)[0]?.query).toEqual({ limit: '19' });
      expect(screen.queryByRole('list', { name: 'Filtered by' })).toBeNull();
    },
  );

  it('name a person who has left the team as unknown, and show hostile values as text', async () => {
    const { container } = openPublications(
      `/publications?${new URLSearchParams({ person: 'gone', keyword: '<img src=x>"\u202e' })}`,
    );
    const shown = await chips();
    expect(shown.getByText('Person: unknown')).toBeInTheDocument();
    expect(shown.getByText(/<img src=x>/)).toBeInTheDocument();
    expect(container.querySelector('img[src=x]')).toBeNull();
  });
});

describe('filters of one press', () => {
  const toggles = async () => within(await screen.findByRole('list', { name: 'Show only' }));
  const named = async () =>
    (await toggles())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

  beforeEach(() => {
    server.answers(api.papers.byYear, [
      {
        year: '2025',
        count: 5,
        groups: [
          { of: 'article code pdf', count: 3 },
          { of: 'talk', count: 2 },
        ],
      },
      { year: '2024', count: 1, groups: [{ of: 'article', count: 1 }] },
    ]);
  });

  it('say how many works they show, are links, and are pressed and released', async () => {
    const { user, address } = openPublications('/publications?cursor=two&view=list');
    expect(await named()).toEqual([
      ['Code 3', '/publications?code=true&view=list', null],
      ['PDF 3', '/publications?pdf=true&view=list', null],
      ['Journal article 4', '/publications?type=article&view=list', null],
      ['Talk 2', '/publications?type=talk&view=list', null],
    ]);
    await user.click((await toggles()).getByRole('link', { name: 'Code 3' }));
    expect(address()).toBe('/publications?code=true&view=list');
    const pressed = await screen.findByRole('link', { name: 'Code 3', current: true });
    expect(pressed).toHaveFocus();
    expect(server.calls(api.papers.list).at(-1)?.query).toEqual({ limit: '19', order: 'date', code: 'true' });
    expect(screen.queryByRole('list', { name: 'Filtered by' })).toBeNull();
    await user.click(pressed);
    expect(address()).toBe('/publications?view=list');
  });

  it('change the counts of years', async () => {
    openPublications('/publications?code=true');
    expect(await screen.findByRole('option', { name: '2025 (3)' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /2024/ })).toBeNull();
  });

  it('have the number of all, also where the page has only the first', async () => {
    server.answers(api.labInfo.get, theLab({ paperCount: 6 })).answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?cursor=two&code=true>; rel="next"' },
    });
    openPublications('/publications?code=true');
    expect(await screen.findByText('3 of 6 papers')).toBeInTheDocument();
  });
});

describe('a search for a wrong word', () => {
  it('says what was searched for instead, with a link to it', async () => {
    server.answers(api.papers.list, papers(1), { headers: { 'Searched-For': 'turbulence%20%C3%A9t%C3%A9' } });
    openPublications('/publications?q=turbulance+ete&type=article');
    expect(await screen.findByText('Showing results for')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'turbulence été' })).toHaveAttribute(
      'href',
      '/publications?type=article&q=turbulence+%C3%A9t%C3%A9',
    );
  });

  it('says nothing where the word itself was found', async () => {
    openPublications('/publications?q=tea');
    await screen.findByRole('link', { name: 'Paper 1' });
    expect(screen.queryByText('Showing results for')).toBeNull();
  });
});
