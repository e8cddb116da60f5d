/** Longer than 300 lines, because it follows one page through its views and filters. */
import { api } from '@lab/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPublications, publicationsServer } from '../../../test/publications.tsx';
import { aPaper, papers } from '../../../test/records.ts';
import type { StubServer } from '../../../test/server.ts';

let server: StubServer;

beforeEach(() => {
  server = publicationsServer();
});

const ofYear = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement;

describe('publications', () => {
  it('features the newest paper and lists the others', async () => {
    openPublications();
    expect(
      await screen.findByRole('heading', { level: 1, name: "What's New at Kestrel Point" }),
    ).toBeInTheDocument();
    expect(screen.getByText('FOLLOW US')).toBeInTheDocument();
    for (const name of ['Facebook', 'LinkedIn', 'X'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper 1' })).toHaveAttribute('href', '/paper/p1');
    const others = within(ofYear('2025'));
    expect(others.queryByText('Paper 1')).not.toBeInTheDocument();
    expect(others.getByRole('link', { name: 'Paper 2' })).toBeInTheDocument();
  });

  it('puts years above the papers of a year', async () => {
    server.answers(api.papers.list, [
      aPaper({ _id: 'a', publicationDate: '2026-01-01' }),
      aPaper({ _id: 'b', publicationDate: '2025-05-05' }),
      aPaper({ _id: 'c', publicationDate: '2024-05-05' }),
    ]);
    openPublications('/publications?q=tides');
    expect(await screen.findByRole('heading', { level: 2, name: '2026' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '2024' })).toBeInTheDocument();
  });

  const jumps = async () => {
    const nav = await screen.findByRole('navigation', { name: 'Jump to a year' });
    return within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('counts the works of each year', async () => {
    openPublications();
    expect(await jumps()).toEqual([
      ['2025 3', '#year-2025'],
      ['2024 2', '/publications?year=2024'],
    ]);
    expect(await screen.findByRole('option', { name: '2024 (2)' })).toBeInTheDocument();
  });

  it('leads from the list of a year to the others', async () => {
    server.answers(api.papers.list, [aPaper({ publicationDate: '2024-05-05' })]);
    openPublications('/publications?year=2024');
    expect(await jumps()).toEqual([
      ['2025 3', '/publications?year=2025'],
      ['2024 2', '#year-2024'],
    ]);
    expect(screen.getByRole('link', { name: '2024 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('has a place for works without a year, where there are some', async () => {
    server.answers(api.papers.byYear, [
      { year: '2025', count: 3 },
      { year: 'none', count: 2 },
    ]);
    const first = openPublications();
    expect(await jumps()).toEqual([
      ['2025 3', '#year-2025'],
      ['Without a year 2', '/publications?year=none'],
    ]);
    const inReview = within(screen.getAllByRole('navigation', { name: 'Years in review' })[0] as HTMLElement);
    expect(inReview.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['2025']);
    first.unmount();
    server.answers(api.papers.list, [aPaper({ publicationDate: '' })]);
    openPublications('/publications?year=none');
    expect((await jumps()).at(-1)).toEqual(['Without a year 2', '#year-none']);
    expect(screen.getByRole('heading', { level: 2, name: 'Without a year' }).parentElement).toHaveAttribute(
      'id',
      'year-none',
    );
    expect(screen.getByRole('option', { name: 'Without a year (2)' })).toHaveProperty('selected', true);
    expect(screen.getByText('Year: Without a year')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('names the first authors of a long list and the lab’s own people', async () => {
    const authors = Array.from({ length: 30 }, (_, at) => `Author ${at + 1}`);
    const memberIds = authors.map((_, at) => (at === 28 ? 'm1' : ''));
    server.answers(api.papers.list, [aPaper({ _id: 'a' }), aPaper({ _id: 'b', authors, memberIds })]);
    openPublications();
    expect(
      await screen.findByText('Author 1, Author 2, Author 3, …, Author 29 and 26 others'),
    ).toBeInTheDocument();
  });

  it('offers no year in which nothing was found, and no counts of all works', async () => {
    server.answers(api.papers.byYear, [
      { year: '2026', count: 3 },
      { year: '2025', count: 2 },
      { year: '2024', count: 1 },
    ]);
    server.answers(api.papers.list, [
      aPaper({ _id: 'a', publicationDate: '2026-01-01' }),
      aPaper({ _id: 'b', publicationDate: '2024-05-05' }),
    ]);
    openPublications('/publications?q=tides');
    expect(await jumps()).toEqual([
      ['2026', '#year-2026'],
      ['2024', '#year-2024'],
    ]);
    expect(screen.getByRole('option', { name: '2025' })).toBeInTheDocument();
  });

  it('counts only the works that a filter leaves in each year', async () => {
    server.answers(api.papers.byYear, [
      { year: '2026', count: 3, groups: [{ of: 'article code', count: 3 }] },
      { year: '2025', count: 2, groups: [{ of: 'article', count: 2 }] },
      { year: '2024', count: 1, groups: [{ of: 'article code', count: 1 }] },
    ]);
    server.answers(api.papers.list, [aPaper({ publicationDate: '2026-01-01' })], {
      headers: { Link: '</api/researchPapers?cursor=two&code=true>; rel="next"' },
    });
    openPublications('/publications?code=true');
    expect(await jumps()).toEqual([
      ['2026 3', '#year-2026'],
      ['2024 1', '/publications?code=true&year=2024'],
    ]);
  });

  it('cuts details at 200 characters and says when there are none', async () => {
    server.answers(api.papers.list, [
      aPaper({ _id: 'a' }),
      aPaper({ _id: 'b', details: 'x'.repeat(201) }),
      aPaper({ _id: 'c', details: '' }),
      aPaper({ _id: 'd', details: 'y'.repeat(200) }),
    ]);
    openPublications();
    expect(await screen.findByText(`${'x'.repeat(199)}…`)).toBeInTheDocument();
    expect(screen.getByText('No description available')).toBeInTheDocument();
    expect(screen.getByText('y'.repeat(200))).toBeInTheDocument();
  });

  it('has the links of a work below its card, each address once', async () => {
    const url = 'https://files.example/b.pdf';
    server.answers(api.papers.list, [
      aPaper({ _id: 'a', doi: '' }),
      aPaper({ _id: 'b', title: 'Foam', url, links: { slides: url, code: 'https://code.example/b' } }),
    ]);
    openPublications();
    const card = (await screen.findByRole('link', { name: 'Foam' })).closest('article') as HTMLElement;
    const links = within(card)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      [null, '/paper/b'],
      ['PDF: Foam', url],
      ['Code: Foam', 'https://code.example/b'],
      ['DOI: Foam', 'https://doi.org/10.1000/182'],
    ]);
    const newest = screen.getByRole('link', { name: 'Tides in a teacup' }).closest('article') as HTMLElement;
    expect(within(newest).getAllByRole('link')).toHaveLength(1);
    expect(within(newest).queryByRole('list')).not.toBeInTheDocument();
  });

  it('says when there are no papers, and when there is only the newest', async () => {
    server.answers(api.papers.list, []);
    const { unmount } = openPublications();
    expect(await screen.findByText('No more research papers found.')).toBeInTheDocument();
    expect(screen.getByText('Nothing has been published here yet.')).toBeInTheDocument();
    unmount();
    server.answers(api.papers.list, papers(1));
    openPublications();
    expect(await screen.findByText('No more research papers found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper 1' })).toBeInTheDocument();
  });

  it('says that it is loading, and recovers from a failure', async () => {
    server.isUnreachable(api.papers.list);
    const { user } = openPublications();
    expect(screen.getByRole('status')).toBeInTheDocument();
    await screen.findByRole('alert');
    server.answers(api.papers.list, papers(2));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Paper 2' })).toBeInTheDocument();
  });

  it('replaces a broken picture', async () => {
    const { container } = openPublications();
    await screen.findByRole('link', { name: 'Paper 1' });
    for (const image of container.querySelectorAll('img')) {
      fireEvent.error(image);
      expect(image).toHaveAttribute('src', expect.stringContaining('fallback'));
    }
  });

  it('has no box for a picture that a paper does not have', async () => {
    server.answers(api.papers.list, [aPaper({ _id: 'a', image: '' }), aPaper({ _id: 'b', image: '' })]);
    const { container } = openPublications();
    await screen.findByRole('heading', { name: '2025' });
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
    const { user } = openPublications();
    await user.click(await screen.findByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Paper 9' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper 2' })).toBeInTheDocument();
  });

  it('has one address for its next page, however the server writes it', async () => {
    server.answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?limit=19&q=tea&cursor=two&area=Waves>; rel="next"' },
    });
    openPublications('/publications?q=tea&area=Waves');
    expect(await screen.findByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/publications?area=Waves&q=tea&cursor=two',
    );
  });

  it('keeps what was loaded when more cannot be loaded', async () => {
    server.answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?cursor=two>; rel="next"' },
    });
    const { user } = openPublications();
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
    const { container } = openPublications('/publications?view=list');
    await screen.findByRole('heading', { name: '2024' });
    const year = within(ofYear('2024'));
    expect(year.getByRole('heading', { level: 2, name: '2024' })).toBeInTheDocument();
    expect(year.getAllByRole('link').map((found) => [found.textContent, found.getAttribute('href')])).toEqual(
      [
        ['Old tides', '/paper/a'],
        ['Ada Byron', '/userDetails/m1'],
        ['PDF', '/files/papers/u1/a.pdf'],
        ['Code', 'https://code.example/a'],
        ['Video', 'https://video.example/a'],
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
    const { user, address } = openPublications('/publications?q=tea&cursor=two');
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
    const first = openPublications();
    await first.user.click(await link('List'));
    first.unmount();
    expect(localStorage).toHaveLength(0);
    const second = openPublications();
    expect(await link('Cards')).toHaveAttribute('aria-current', 'true');
    expect(second.address()).toBe('/publications');
  });

  it('is usual where the lab has it so, with the newest as a card above', async () => {
    server.answers(api.settings.get, { works: 'list' });
    const { user, address } = openPublications();
    expect(await link('List')).toHaveAttribute('aria-current', 'true');
    expect(
      await screen.findByRole('heading', { level: 1, name: "What's New at Kestrel Point" }),
    ).toBeInTheDocument();
    expect(await screen.findAllByRole('link', { name: 'Paper 1' })).toHaveLength(1);
    expect(await link('List')).toHaveAttribute('href', '/publications');
    await user.click(await link('Cards'));
    expect(address()).toBe('/publications?view=cards');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    expect(new URLSearchParams(address().split('?')[1]).get('view')).toBe('cards');
    await user.click(await link('List'));
    expect(address()).toBe('/publications?year=2024');
  });

  it('has types of work with their years, in the order of the server, as a view of its own', async () => {
    server.answers(api.papers.list, [
      aPaper({ _id: 'a', type: 'article', publicationDate: '2025' }),
      aPaper({ _id: 'b', type: 'article', publicationDate: '2024-05' }),
      aPaper({ _id: 'c', type: 'talk', publicationDate: '2025' }),
      aPaper({ _id: 'd', type: 'talk', publicationDate: '' }),
    ]);
    const { user, address } = openPublications('/publications?q=tea');
    await user.click(await link('By type'));
    expect(address()).toBe('/publications?q=tea&view=types');
    expect(await link('By type')).toHaveAttribute('aria-current', 'true');
    await screen.findByRole('heading', { level: 2, name: 'Journal article' });
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => tagName + textContent);
    expect(headings.filter((text) => /^H[23]/.test(text))).toEqual([
      'H2Journal article',
      'H32025',
      'H32024',
      'H2Talk',
      'H32025',
      'H3Without a year',
    ]);
    expect(server.calls(api.papers.list).at(-1)?.query).toEqual({ limit: '19', q: 'tea', order: 'type' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    expect(new URLSearchParams(address().split('?')[1]).get('view')).toBe('types');
  });

  it('is by type where the lab has it so, without the newest above', async () => {
    server.answers(api.settings.get, { works: 'types' });
    openPublications();
    expect(await link('By type')).toHaveAttribute('aria-current', 'true');
    expect(await link('By type')).toHaveAttribute('href', '/publications');
    expect(await screen.findByRole('heading', { level: 1, name: 'Publications' })).toBeInTheDocument();
    expect(await screen.findAllByRole('link', { name: 'Paper 1' })).toHaveLength(1);
  });

  it('has a next page in the same view', async () => {
    server.answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?cursor=two>; rel="next"' },
    });
    openPublications('/publications?view=list');
    expect(await link('Show more')).toHaveAttribute('href', '/publications?cursor=two&view=list');
  });
});
