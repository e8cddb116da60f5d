/** The desk's page of news with one item, which shows how every kind of content is edited. */
import { api } from '@lab/contract';
import { type NewsItem, newsKind } from '@lab/contract/features/news/kind';
import { ContentPage } from '../desk/content-page.tsx';
import { kindContent } from '../desk/kind-content.tsx';
import { renderPage } from './render.tsx';
import { type StubServer, stubServer } from './server.ts';

const newsContent = kindContent('news', newsKind);

export const item: NewsItem = {
  _id: 'n1',
  title: 'We moved',
  summary: 'New rooms.',
  date: '2026-01-02',
  details: 'We moved into new rooms.',
  formatted: '',
  image: '/images/news/me/old.webp',
  imageAlt: '',
  areas: [],
  createdAt: '2026-01-02T10:00:00.000Z',
  authorEmail: 'ada@lab.test',
};

/** `left`: what the list has. */
export function newsroom(): StubServer & { left: NewsItem[] } {
  const server = Object.assign(stubServer(), { left: [item] });
  // The list carries only the beginning of the details.
  server.answers(api.news.list, () =>
    server.left.map((one) => ({ ...one, details: one.details.slice(0, 5) })),
  );
  server.answers(api.news.get, item);
  return server;
}

export const renderNews = (at = '/') =>
  renderPage(
    <ContentPage content={newsContent} preview={({ values }) => <h3>Preview of {values.title}</h3>} />,
    { at },
  );
