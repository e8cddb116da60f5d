import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPaper } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import PendingPage from './pending-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

describe('pending papers', () => {
  it('says when there is none', async () => {
    stubServer().answers(api.papers.pending, []);
    renderPage(<PendingPage />, { session: { user } });
    expect(await screen.findByText('No pending papers found.')).toBeVisible();
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
