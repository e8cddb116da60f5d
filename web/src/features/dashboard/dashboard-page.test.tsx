import { api } from '@lab/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLinks } from '../../app/shell/account-links.ts';
import { saveDraft } from '../../lib/drafts.ts';
import { visitor } from '../../lib/session.ts';
import { aMember, aPaper } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { DashboardPage } from './dashboard-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const open = () => renderPage(<DashboardPage />, { session: { user } });
const complete = {
  ...aMember(),
  image: '/images/profile/u1/a.webp',
  phone: '1',
  university: 'U',
  details: 'Waves.',
  createdAt: '2026-01-01T00:00:00Z',
};
const nothing = () =>
  stubServer()
    .answers(api.papers.pending, [])
    .answers(api.applications.byEmail, [])
    .answers(api.messages.byEmail, [])
    .answers(api.outcomes.mine, [])
    .answers(api.retention.mine, [])
    .answers(api.team.mine, complete);

describe('the start page', () => {
  it('leaves out what is empty', async () => {
    nothing();
    open();
    expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'What you can do' })).toBeVisible();
    for (const part of ['Unsent drafts', 'Pending papers', 'Your application', 'Replies from the lab']) {
      expect(screen.queryByRole('heading', { name: part })).toBeNull();
    }
  });

  it.each([
    ['a writer', { role: 'writer' }, 1],
    ['a member', { role: '' }, 0],
    ['an admin', { role: 'admin' }, 0],
  ] as const)('shows %s the same links for writing as the menu', async (_, session, links) => {
    nothing().answers(api.activity.list, []).fails(api.desk.overview, 503, {
      code: 'unavailable',
      message: 'Busy.',
    });
    // The admins' parts are loaded later.
    await act(async () => void renderPage(<DashboardPage />, { session: { user, ...session } }));
    await screen.findByRole('link', { name: session.role === 'admin' ? 'Activity log' : 'Write to the lab' });
    expect(screen.queryAllByRole('link', { name: 'Write Research Paper' })).toHaveLength(links);
    expect(accountLinks({ ...visitor, ...session }).filter(({ label }) => /^Write/.test(label))).toHaveLength(
      links,
    );
  });

  it('lists what is open, and nothing that is done', async () => {
    const server = nothing().answers(api.team.mine, { ...complete, image: '', details: '' });
    const first = renderPage(<DashboardPage />, { session: { user, role: 'writer' } });
    await screen.findByRole('link', { name: 'Add a portrait: Your portrait' });
    expect(screen.getByText('Still empty: Details')).toBeVisible();
    expect(await screen.findByText(/^Paste a DOI/)).toBeVisible();
    first.unmount();
    server.answers(api.team.mine, complete).answers(api.papers.pending, [{ ...aPaper(), message: '' }]);
    renderPage(<DashboardPage />, { session: { user, role: 'writer' } });
    await screen.findByText('Waiting for review');
    expect(screen.queryByRole('heading', { name: 'Still open' })).toBeNull();
  });

  it('shows where a paper is on its way', async () => {
    const none = { recordId: '', reason: '', feedback: '' };
    nothing()
      .answers(api.papers.pending, [{ ...aPaper({ createdAt: '2026-01-01T00:00:00Z' }), message: 'More.' }])
      .answers(api.outcomes.mine, [
        {
          _id: 'd1',
          ...none,
          kind: 'application',
          result: 'accepted',
          name: 'Postdoc',
          createdAt: '2026-02-03T00:00:00Z',
        },
      ]);
    open();
    await screen.findByText('The reviewer has left feedback.');
    await screen.findByText('Your application was accepted. You are on the team.');
    const lines = screen
      .getAllByRole('list', { name: 'State' })
      .map((line) =>
        [...line.children].map((state) => [state.textContent, state.getAttribute('aria-current')]),
      );
    expect(lines).toEqual([
      [
        ['SubmittedJan 1, 2026', null],
        ['Feedback', 'step'],
        ['Published', null],
      ],
      [
        ['Sent', null],
        ['In review', null],
        ['AcceptedFeb 3, 2026', 'step'],
      ],
    ]);
  });

  it('says what the lab will delete, and when', async () => {
    nothing().answers(api.retention.mine, [
      { kind: 'message', name: 'When do you open?', deleteAt: '2026-12-24T10:00:00.000Z' },
      { kind: 'account', name: 'Ada', deleteAt: '2026-12-24T10:00:00.000Z' },
    ]);
    open();
    const message = await screen.findByText('Your message: When do you open?');
    expect(message.closest('li')).toHaveTextContent('The lab keeps it until December 24, 2026.');
    expect(screen.getByText('Your account').closest('li')).toHaveTextContent('so it stays');
  });

  it('shows what is pending', async () => {
    saveDraft('u1', 'paper', { title: 'Half a thought' }, new Date('2026-01-01T10:00:00Z'));
    saveDraft('u1', 'edit:p1', { details: 'Higher tides.' }, new Date());
    saveDraft('u1', 'message', { message: 'not a paper' }, new Date());
    nothing()
      .answers(api.papers.pending, [{ ...aPaper(), message: 'More waves.' }])
      .answers(api.messages.byEmail, [
        {
          _id: 'm1',
          name: '',
          email: '',
          phone: '',
          message: 'Windy?',
          replay: 'Always.',
          createdAt: '2026-01-01T00:00:00Z',
        },
        {
          _id: 'm2',
          name: '',
          email: '',
          phone: '',
          message: 'Wet?',
          replay: '',
          createdAt: '2026-01-01T00:00:00Z',
        },
      ]);
    open();
    expect(await screen.findByText('The reviewer has left feedback.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Revise: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/editPaper\//),
    );
    expect(screen.getByRole('link', { name: 'Continue writing: Half a thought' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue writing: Tides in a teacup' })).toBeVisible();
    expect(await screen.findByText('Always.')).toBeVisible();
    expect(screen.queryByText('Wet?')).toBeNull();
  });

  it('shows the decisions about a paper and an application', async () => {
    const createdAt = '2026-01-01T00:00:00Z';
    const none = { recordId: '', reason: '', feedback: '' };
    const published = { ...none, kind: 'paper', result: 'published', name: 'Waves', recordId: 'p9' } as const;
    const rejected = {
      ...none,
      kind: 'paper',
      result: 'rejected',
      name: 'Tides',
      reason: 'Out of scope.',
    } as const;
    const declined = { ...none, kind: 'application', result: 'declined', name: 'Postdoc' } as const;
    nothing().answers(api.outcomes.mine, [
      { _id: 'd1', ...rejected, createdAt },
      { _id: 'd2', ...declined, createdAt },
      { _id: 'd3', ...published, createdAt },
    ]);
    open();
    expect(await screen.findByText('Your paper was rejected. Out of scope.')).toBeVisible();
    expect(screen.getByText('Your application was declined.')).toBeVisible();
    const links = ['Tides', 'Postdoc'].map((name) =>
      screen.getByRole('link', { name: `Read more: ${name}` }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/pendingPaper',
      '/dashboard/myApplication',
    ]);
    expect(screen.getByText('Your paper was published.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View: Waves' })).toHaveAttribute('href', '/paper/p9');
  });

  it('shows an error for a part that could not be loaded, and all other parts', async () => {
    nothing()
      .answers(api.papers.pending, [{ ...aPaper(), message: '' }])
      .fails(api.messages.byEmail, 500, { message: 'Internal Server Error', code: 'internal' });
    open();
    expect(await screen.findByText('Waiting for review')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('shows one error if nothing could be loaded, and fetches everything again', async () => {
    const server = stubServer()
      .isUnreachable(api.papers.pending)
      .isUnreachable(api.applications.byEmail)
      .isUnreachable(api.messages.byEmail)
      .isUnreachable(api.outcomes.mine);
    const { user: hand } = open();
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    await hand.click(screen.getByRole('button', { name: 'Retry' }));
    for (const endpoint of [api.papers.pending, api.applications.byEmail, api.messages.byEmail]) {
      await waitFor(() => expect(server.calls(endpoint)).toHaveLength(2));
    }
  });
});
