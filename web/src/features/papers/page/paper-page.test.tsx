import { api } from '@lab/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPaper, papers, theLab } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import { RecentPaperCard } from '../list/recent-paper.tsx';
import PaperPage from './paper-page.tsx';

let server: StubServer;

beforeEach(() => {
  server = stubServer()
    .answers(api.labInfo.get, theLab())
    .answers(api.alumni.people, [])
    .answers(api.papers.get, aPaper())
    .answers(api.papers.more, papers(2));
});

const open = () => renderPage(<PaperPage />, { path: '/paper/:id', at: '/paper/p1' });

const card = { _id: 'p1', title: 'Tides in a teacup', authors: ['Petra Paper'], category: 'Tides' };

describe('paper after its card', () => {
  it('shows what the card has shown while the paper is being loaded', async () => {
    const release = server.holds(api.papers.get, aPaper({ title: 'Tides in a larger teacup' }));
    renderPage(<PaperPage />, { path: '/paper/:id', at: '/paper/p1', state: card });
    expect(screen.getByRole('heading', { level: 1, name: 'Tides in a teacup' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Authors' })).toHaveTextContent('Petra Paper');
    expect(screen.getByRole('status')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tides in a larger teacup' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('does not show the card of another paper', () => {
    server.holds(api.papers.get, aPaper());
    renderPage(<PaperPage />, { path: '/paper/:id', at: '/paper/p2', state: card });
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('requests the paper and its list of papers together', () => {
    server.holds(api.papers.get, aPaper());
    open();
    expect(server.received.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining([api.papers.get, api.papers.more]),
    );
  });
});

describe('paper', () => {
  it('shows the paper, its authors, its DOI and the way back', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tides in a teacup' })).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Authors' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '10.1000/182' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1000/182',
    );
    expect(screen.getByText('March 14, 2025')).toBeInTheDocument();
    expect(screen.getByText('We measured the tides in a teacup.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Back to Publications/ })).toHaveAttribute(
      'href',
      '/publications',
    );
  });

  it('folds a long list of authors, with every name and mark in the page', async () => {
    const authors = Array.from({ length: 60 }, (_, at) => `Author ${at + 1}`);
    server.answers(api.papers.get, aPaper({ authors, corresponding: ['Author 60'] }));
    open();
    const list = await screen.findByRole('list', { name: 'Authors' });
    expect(list.querySelectorAll('a')).toHaveLength(60);
    const others = list.querySelector('details');
    expect(others).not.toHaveAttribute('open');
    expect(others?.querySelector('summary')).toHaveTextContent('and 54 others');
    expect(within(others as HTMLElement).getByText('Author 7')).not.toBeVisible();
    expect(within(others as HTMLElement).getByText('Author 60').parentElement).toHaveTextContent('*');
    expect(within(list).getByText('Author 6')).toBeVisible();
  });

  it('folds no list that is only a little longer', async () => {
    const authors = Array.from({ length: 10 }, (_, at) => `Author ${at + 1}`);
    server.answers(api.papers.get, aPaper({ authors }));
    open();
    const list = await screen.findByRole('list', { name: 'Authors' });
    expect(within(list).getByText('Author 10')).toBeVisible();
  });

  it('links to a DOI whatever characters it is made of', async () => {
    server.answers(api.papers.get, aPaper({ doi: '10.1002/(SICI)1097-0258(1998)17:8#1?' }));
    open();
    expect(await screen.findByRole('link', { name: /^10.1002/ })).toHaveAttribute(
      'href',
      'https://doi.org/10.1002/(SICI)1097-0258(1998)17%3A8%231%3F',
    );
  });

  it('links to what belongs to it elsewhere, and to nothing that is not there', async () => {
    server.answers(
      api.papers.get,
      aPaper({ pdf: '/files/papers/u1/p1.pdf', links: { code: 'https://code.example/x' } }),
    );
    open();
    expect(await screen.findByRole('link', { name: 'PDF' })).toHaveAttribute(
      'href',
      '/files/papers/u1/p1.pdf',
    );
    expect(screen.getByRole('link', { name: 'Code' })).toHaveAttribute('href', 'https://code.example/x');
    expect(screen.queryByRole('link', { name: 'Slides' })).not.toBeInTheDocument();
  });

  it('makes an address that is a PDF its PDF, and names it once', async () => {
    const url = 'https://files.example/p1.pdf';
    server.answers(api.papers.get, aPaper({ url, links: { slides: url } }));
    open();
    expect(await screen.findByRole('link', { name: 'PDF' })).toHaveAttribute('href', url);
    expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === url)).toHaveLength(1);
  });

  it('begins with the figure, and goes on with title, PDF, abstract and how to cite it', async () => {
    server.answers(api.papers.get, aPaper({ pdf: '/files/papers/u1/p1.pdf' }));
    open();
    const parts = [
      await screen.findByRole('figure'),
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('link', { name: 'PDF' }),
      screen.getByText('We measured the tides in a teacup.'),
      screen.getByRole('heading', { name: 'Cite this paper' }),
    ];
    for (const [at, part] of parts.slice(1).entries())
      expect(parts[at]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows more by the author at the side', async () => {
    open();
    const more = within(await screen.findByRole('complementary', { name: 'More Research from author' }));
    expect(more.getByRole('link', { name: 'Paper 2' })).toHaveAttribute('href', '/paper/p2');
  });

  it('shows other works of its area, without those that are shown as more by the author', async () => {
    const related = [
      { _id: 'p2', title: 'Paper 2', source: 'Shown already' },
      { _id: 'p9', title: 'Waves in a bathtub', source: 'Annals of Splashing, 2021' },
    ];
    server.answers(api.papers.get, aPaper({ category: 'Tides', related }));
    open();
    const more = within(await screen.findByRole('complementary', { name: 'Related in Tides' }));
    expect(await more.findAllByRole('link')).toHaveLength(1);
    expect(more.getByRole('link', { name: 'Waves in a bathtub' })).toHaveAttribute('href', '/paper/p9');
  });

  it('shows the faces of its authors, who are named beside them', async () => {
    server.answers(api.papers.get, aPaper({ memberIds: ['m1', ''], faces: ['/images/m1.webp', ''] }));
    open();
    const authors = await screen.findByRole('list', { name: 'Authors' });
    expect(authors.querySelectorAll('img')).toHaveLength(1);
    expect(within(authors).getByRole('link', { name: 'Ada Byron' })).toHaveAttribute(
      'href',
      '/userDetails/m1',
    );
  });

  it('has no sidebar when there is no more', async () => {
    server.answers(api.papers.more, []);
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('is shown when other papers cannot be loaded', async () => {
    server.isUnreachable(api.papers.more);
    open();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Tides in a teacup' })).toBeInTheDocument();
  });

  it('says when there is no such paper', async () => {
    server.fails(api.papers.get, 404, { message: 'Paper not found', code: 'not-found' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Paper not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Publications' })).toHaveAttribute(
      'href',
      '/publications',
    );
  });

  it('says that it is loading, and recovers from a failure', async () => {
    server.isUnreachable(api.papers.get);
    const { user } = open();
    expect(screen.getByRole('status')).toBeInTheDocument();
    await screen.findByRole('alert');
    server.answers(api.papers.get, aPaper());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tides in a teacup');
  });

  it('replaces a broken figure', async () => {
    open();
    // The title is said once, by the heading; this work has no text for its figure.
    const figure = within(await screen.findByRole('figure')).getByRole('presentation');
    fireEvent.error(figure);
    expect(figure).toHaveAttribute('src', expect.stringContaining('fallback'));
  });
});

describe('a title in a right-to-left script', () => {
  const title = 'مد وجزر في فنجان شاي';

  it('decides the direction of its heading, where it is cut too', async () => {
    server.answers(api.papers.get, aPaper({ title }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveAttribute('dir', 'auto');
    renderPage(<RecentPaperCard paper={aPaper({ title })} />);
    expect(screen.getByRole('heading', { level: 3, name: title })).toHaveAttribute('dir', 'auto');
  });
});

describe('card', () => {
  it("shows 'loading' while its paper is missing", () => {
    renderPage(<RecentPaperCard paper={undefined} />);
    expect(screen.getByText('loading')).toBeInTheDocument();
  });
});
