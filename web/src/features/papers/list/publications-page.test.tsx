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
    openPublications('/publications?q=tides');
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
    openPublications();
    expect(await screen.findByText(`${'x'.repeat(199)}…`)).toBeInTheDocument();
    expect(screen.getByText('No description available')).toBeInTheDocument();
    expect(screen.getByText('y'.repeat(200))).toBeInTheDocument();
  });

  it('says when there are no papers, and when there is only the newest', async () => {
    server.answers(api.papers.list, []);
    const { unmount } = openPublications();
    expect(await screen.findByText('No more research papers found.')).toBeInTheDocument();
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

  it('has a next page in the same view', async () => {
    server.answers(api.papers.list, papers(2), {
      headers: { Link: '</api/researchPapers?cursor=two>; rel="next"' },
    });
    openPublications('/publications?view=list');
    expect(await link('Show more')).toHaveAttribute('href', '/publications?cursor=two&view=list');
  });
});
