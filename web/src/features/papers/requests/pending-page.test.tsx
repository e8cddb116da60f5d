import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLinks } from '../../../app/shell/account-links.ts';
import { visitor } from '../../../lib/session.ts';
import { aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import PendingPage from './pending-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

describe('pending papers', () => {
  it('says when there is none', async () => {
    stubServer().answers(api.papers.pending, []);
    renderPage(<PendingPage />, { session: { user } });
    expect(await screen.findByText('No pending papers found.')).toBeVisible();
  });

  it.each([
    ['a writer', { role: 'writer' }, 1],
    ['a member', { role: '' }, 0],
    ['an admin', { role: 'admin' }, 0],
  ] as const)('offers %s to write a paper as their menu does', async (_, session, links) => {
    stubServer().answers(api.papers.pending, []);
    renderPage(<PendingPage />, { session: { user, ...session } });
    await screen.findByText('No pending papers found.');
    expect(screen.queryAllByRole('link', { name: 'Write Research Paper' })).toHaveLength(links);
    expect(accountLinks({ ...visitor, ...session }).filter(({ label }) => /^Write/.test(label))).toHaveLength(
      links,
    );
  });

  it('shows state and feedback, and withdraws after asking', async () => {
    const stub = stubServer()
      .answers(api.papers.pending, [{ ...aPaper(), message: 'More waves.' }])
      .answers(api.papers.withdraw, { deletedCount: 1 });
    const { user: hand } = renderPage(<PendingPage />, { session: { user } });
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Pending')).toBeVisible();
    expect(within(card).getByText('More waves.')).toBeVisible();
    await hand.click(within(card).getByRole('button', { name: 'Withdraw' }));
    await hand.click(await screen.findByRole('button', { name: 'Yes, withdraw it!' }));
    expect(await screen.findByText('Paper withdrawn')).toBeVisible();
    expect(stub.calls(api.papers.withdraw)[0]?.params).toEqual({ id: 'p1' });
  });
});
