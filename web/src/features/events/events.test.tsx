import { api } from '@lab/contract';
import type { LabEvent } from '@lab/contract/features/events/kind';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import EventPage from './event-page.tsx';
import EventsPage from './events-page.tsx';

const pages = (upcoming: LabEvent[], past: LabEvent[], headers?: Record<string, string>) =>
  stubServer().answers(api.events.list, ({ query }) => (query.when === 'upcoming' ? upcoming : past), {
    headers: headers ?? {},
  });

it('shows what is to come before what is past', async () => {
  pages([anEvent()], [anEvent({ _id: 'e0', title: 'Symposium', start: '2025-09-18', end: '2025-09-19' })]);
  renderPage(<EventsPage />);
  await screen.findByRole('heading', { name: 'Symposium' });
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Events',
    'Upcoming',
    'Open day',
    'Past',
    'Symposium',
  ]);
  expect(screen.getByText('May 6, 2031, 14:00–16:00 (UTC+2)')).toBeInTheDocument();
  expect(screen.getByText('September 18, 2025 – September 19, 2025')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open day' })).toHaveAttribute('href', '/events/e1');
});

it('says that nothing is planned where all is past, and that there is none where there is nothing', async () => {
  pages([], [anEvent()]);
  const { unmount } = renderPage(<EventsPage />);
  expect(await screen.findByText('Nothing is planned at the moment.')).toBeInTheDocument();
  unmount();
  pages([], []);
  renderPage(<EventsPage />);
  expect(await screen.findByText('There are no events yet.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Upcoming' })).toBeNull();
});

it('a later page shows the past alone', async () => {
  const server = pages([anEvent()], [anEvent({ title: 'Long ago' })]);
  renderPage(<EventsPage />, { at: '/events?cursor=abc' });
  expect(await screen.findByRole('heading', { name: 'Long ago' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Upcoming' })).toBeNull();
  expect(server.calls(api.events.list).map(({ query }) => query)).toEqual([{ when: 'past', cursor: 'abc' }]);
});

it('says that loading failed, and recovers', async () => {
  const server = stubServer().isUnreachable(api.events.list);
  const { user } = renderPage(<EventsPage />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  server.answers(api.events.list, [anEvent()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByRole('heading', { name: 'Open day' })).length).toBeGreaterThan(0);
});

it('shows one event, and links the people of the team', async () => {
  const people = ['Ann Author', 'A Guest'];
  stubServer().answers(api.events.get, anEvent({ people, memberIds: ['m1', ''] }));
  renderPage(<EventPage />, { path: '/events/:id', at: '/events/e1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Open day' })).toBeInTheDocument();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['May 6, 2031, 14:00–16:00 (UTC+2)', 'Flume hall', 'Ann AuthorA Guest']);
  expect(screen.getByRole('link', { name: 'Ann Author' })).toHaveAttribute('href', '/userDetails/m1');
  expect(screen.queryByRole('link', { name: 'A Guest' })).toBeNull();
  expect(within(screen.getByRole('article')).getByText('Come all.')).toBeInTheDocument();
});

it('says that there is no such event', async () => {
  stubServer().fails(api.events.get, 404, { code: 'not-found', message: 'Event not found.' });
  renderPage(<EventPage />, { path: '/events/:id', at: '/events/none' });
  expect(await screen.findByText('Event not found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
});
