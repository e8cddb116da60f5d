import { api } from '@lab/contract';
import type { Activity } from '@lab/contract/features/activity/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { Queues } from './queues.tsx';
import { RecentActivity } from './recent-activity.tsx';

const open = () =>
  renderPage(
    <>
      <Queues />
      <RecentActivity />
    </>,
    { session: { role: 'admin' } },
  );

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

test('the start page says what waits, how long, and what happened', async () => {
  stubServer()
    .answers(api.desk.overview, {
      applications: { count: 2, oldest: daysAgo(12) },
      papers: { count: 1, oldest: daysAgo(1) },
      messages: { count: 0, oldest: null },
      barriers: { count: 3, oldest: daysAgo(2) },
      users: 14,
    })
    .answers(api.activity.list, [published]);
  open();
  expect(await screen.findByRole('link', { name: '2ApplicationsOldest: 12 days' })).toHaveAttribute(
    'href',
    '/dashboard/applications?sort=createdAt',
  );
  expect(screen.getByRole('link', { name: '1Papers to reviewOldest: 1 day' })).toBeVisible();
  expect(screen.getByRole('link', { name: '0Unanswered messagesNothing is waiting' })).toBeVisible();
  expect(screen.getByRole('link', { name: '3Reports of barriersOldest: 2 days' })).toBeVisible();
  expect(screen.getByText('On small things').closest('li')).toHaveTextContent(
    /Published paper On small things/,
  );
});

test('each half of the start page fails alone and can be tried again', async () => {
  const server = stubServer()
    .fails(api.desk.overview, 503, { code: 'unavailable', message: 'Busy.' })
    .answers(api.activity.list, []);
  const { user } = open();
  expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
  const waiting = { count: 0, oldest: null };
  server.answers(api.desk.overview, {
    applications: waiting,
    papers: waiting,
    messages: waiting,
    barriers: waiting,
    users: 1,
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText('Nothing is waiting')).toHaveLength(3);
});

test('who may read one queue sees this one, and nobody learns how long the others are', async () => {
  const waiting = { count: 1, oldest: daysAgo(1) };
  stubServer().answers(api.desk.overview, {
    ...{ applications: waiting, papers: waiting, messages: waiting, barriers: waiting },
    users: 0,
  });
  const may = [{ right: 'applications.decide' as const, only: ['position/p1'] }];
  renderPage(<Queues />, { session: { may } });
  expect(await screen.findByRole('link', { name: /Applications/ })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
