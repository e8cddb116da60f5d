import { api } from '@lab/contract';
import type { Activity } from '@lab/contract/activity/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ActivityPage from '../features/activity/desk/activity-page.tsx';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import StartPage from './start-page.tsx';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const published: Activity = {
  _id: 'x1',
  actor: 'ada@lab.test',
  action: 'published',
  kind: 'paper',
  targetId: 'p1',
  targetName: 'On small things',
  createdAt: '2026-01-02T10:00:00.000Z',
};
const replied: Activity = {
  ...published,
  _id: 'x2',
  action: 'replied',
  kind: 'message',
  targetName: 'Jane Doe',
};

test('the start page says what waits, how long, and what happened', async () => {
  stubServer()
    .answers(api.desk.overview, {
      applications: { count: 2, oldest: daysAgo(12) },
      papers: { count: 1, oldest: daysAgo(1) },
      messages: { count: 0, oldest: null },
      users: 14,
    })
    .answers(api.activity.list, [published]);
  renderPage(<StartPage />);
  expect(await screen.findByRole('link', { name: '2ApplicationsOldest: 12 days' })).toHaveAttribute(
    'href',
    '/dashboard/applications',
  );
  expect(screen.getByRole('link', { name: '1Papers to reviewOldest: 1 day' })).toBeVisible();
  expect(screen.getByRole('link', { name: '0Unanswered messagesNothing waits' })).toBeVisible();
  expect(screen.getByText('On small things').closest('li')).toHaveTextContent(
    /Published paper On small things/,
  );
});

test('each half of the start page fails alone and can be tried again', async () => {
  const server = stubServer()
    .fails(api.desk.overview, 503, { code: 'unavailable', message: 'Busy.' })
    .answers(api.activity.list, []);
  const { user } = renderPage(<StartPage />);
  expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
  const waiting = { count: 0, oldest: null };
  server.answers(api.desk.overview, { applications: waiting, papers: waiting, messages: waiting, users: 1 });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText('Nothing waits')).toHaveLength(3);
});

test('the log shows who did what to which record, and asks the server for one kind', async () => {
  const server = stubServer().answers(api.activity.list, ({ query }) =>
    [published, replied].filter(({ kind }) => !query.kind || kind === query.kind),
  );
  const { user, address } = renderPage(<ActivityPage />);
  const row = (await screen.findByText('On small things')).closest('tr') as HTMLElement;
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual(['ada@lab.test', 'Published', 'Paper', 'On small things']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of record' }), 'Message');
  await waitFor(() => expect(screen.queryByText('On small things')).toBeNull());
  expect(screen.getByText('Jane Doe')).toBeVisible();
  expect(address()).toBe('/?kind=message');
  expect(server.calls(api.activity.list).at(-1)?.query.kind).toBe('message');
});

test('nothing in the log can be changed from its page', async () => {
  stubServer().answers(api.activity.list, [published]);
  renderPage(<ActivityPage />);
  await screen.findByText('On small things');
  expect(screen.queryByRole('button', { name: /edit|delete/i })).toBeNull();
});
