import { api } from '@lab/contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNewsItem } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import NewsItemPage from './news-item-page.tsx';
import { NewsListPage } from './news-list-page.tsx';

const next = { headers: { Link: '</api/news?cursor=two>; rel="next"' } };

describe('news', () => {
  it('shows each item with Read more', async () => {
    stubServer().answers(api.news.list, [aNewsItem()]);
    renderPage(<NewsListPage />);
    expect(await screen.findByRole('heading', { level: 2, name: 'A new flume' })).toBeInTheDocument();
    expect(screen.getByText('June 1, 2025')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read more: A new flume' })).toHaveAttribute('href', '/news/n1');
  });

  it('says that it is loading, and then that there is none', async () => {
    const release = stubServer().holds(api.news.list, []);
    renderPage(<NewsListPage />);
    expect(screen.getByRole('status')).toBeInTheDocument();
    release();
    expect(await screen.findByText('No news found.')).toBeInTheDocument();
  });

  it('says that loading failed, and recovers', async () => {
    const server = stubServer().isUnreachable(api.news.list);
    const { user } = renderPage(<NewsListPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load news. Please try again.');
    server.answers(api.news.list, [aNewsItem()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'A new flume' })).toBeInTheDocument();
  });

  it('shows more on request', async () => {
    stubServer().answers(
      api.news.list,
      ({ query }) => [query.cursor ? aNewsItem({ _id: 'n2', title: 'Older' }) : aNewsItem()],
      next,
    );
    const { user } = renderPage(<NewsListPage />);
    await user.click(await screen.findByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Older' })).toBeInTheDocument();
  });

  it('keeps what was loaded when more cannot be loaded', async () => {
    const server = stubServer().answers(api.news.list, [aNewsItem()], next);
    const { user } = renderPage(<NewsListPage />);
    await screen.findByRole('heading', { name: 'A new flume' });
    server.isUnreachable(api.news.list);
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'A new flume' })).toBeInTheDocument();
  });
});

describe('news item', () => {
  it('shows what its card has brought while the item is being loaded', async () => {
    const server = stubServer().answers(api.news.author, { name: 'Ines', photoUrl: '' });
    const release = server.holds(api.news.get, aNewsItem({ title: 'A newer flume' }));
    renderPage(<NewsItemPage />, { path: '/news/:id', at: '/news/n1', state: aNewsItem() });
    expect(screen.getByRole('heading', { level: 1, name: 'A new flume' })).toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'A newer flume' })).toBeInTheDocument();
  });

  const open = () => renderPage(<NewsItemPage />, { path: '/news/:id', at: '/news/n1' });

  it('shows the text in paragraphs and who wrote it', async () => {
    stubServer()
      .answers(api.news.get, aNewsItem())
      .answers(api.news.author, { name: 'Ada Byron', photoUrl: '/images/profile/u1/a.webp' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'A new flume' })).toBeInTheDocument();
    expect(screen.getByText('First paragraph.')).toBeInTheDocument();
    expect(screen.getByText('Second paragraph.')).toBeInTheDocument();
    expect(await screen.findByText('By Ada Byron')).toBeInTheDocument();
  });

  it('is shown without its author', async () => {
    stubServer().answers(api.news.get, aNewsItem()).isUnreachable(api.news.author);
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    for (const image of container.querySelectorAll('img')) {
      fireEvent.error(image);
      expect(image).toHaveAttribute('src', expect.stringContaining('fallback'));
    }
  });

  it('says when there is no such item', async () => {
    stubServer().fails(api.news.get, 404, { message: 'News not found.', code: 'not-found' });
    open();
    expect(await screen.findByRole('heading', { name: 'News not found.' })).toBeInTheDocument();
  });

  it('says that it is loading, and that loading failed', async () => {
    stubServer().isUnreachable(api.news.get);
    open();
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load news. Please try again.');
  });
});
