import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import JoinUsPage from './join-us-page.tsx';

const ada = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

describe('join us', () => {
  it('says what a position asks for', async () => {
    stubServer().answers(api.positions.list, [aPosition()]);
    renderPage(<JoinUsPage />);
    expect(await screen.findByRole('heading', { level: 3, name: 'Researcher' })).toBeInTheDocument();
    for (const text of ['A doctorate.', 'Two years at sea.', 'Six months abroad.']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it("reads 'Login to apply' for a visitor, and leads to the application by way of /login", async () => {
    stubServer().answers(api.positions.list, [aPosition({ role: 'Research Assistant' })]);
    renderPage(<JoinUsPage />);
    const link = await screen.findByRole('link', { name: /^Login to apply/ });
    expect(link).toHaveAttribute('href', '/application/Research%20Assistant');
  });

  it("reads 'Apply to be {role}' for somebody who is signed in", async () => {
    stubServer().answers(api.positions.list, [aPosition()]);
    renderPage(<JoinUsPage />, { session: { user: ada } });
    const link = await screen.findByRole('link', { name: 'Apply to be Researcher' });
    expect(link).toHaveAttribute('href', '/application/Researcher');
  });

  it('says that it is loading, and then that nothing is open', async () => {
    const release = stubServer().holds(api.positions.list, []);
    renderPage(<JoinUsPage />);
    expect(screen.getByRole('status')).toBeInTheDocument();
    release();
    expect(await screen.findByText('No open positions found.')).toBeInTheDocument();
  });

  it('recovers from a failure', async () => {
    const server = stubServer().isUnreachable(api.positions.list);
    const { user } = renderPage(<JoinUsPage />);
    await screen.findByRole('alert');
    server.answers(api.positions.list, [aPosition()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Researcher' })).toBeInTheDocument();
  });
});
