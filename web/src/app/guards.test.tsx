import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../lib/session.ts';
import { renderPage } from '../test/render.tsx';
import { Guard } from './guards.tsx';

const ada: User = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

function Login() {
  const { state } = useLocation();
  return <p>came from {state?.from?.pathname + state?.from?.search}</p>;
}

function Start() {
  const { state } = useLocation();
  return <p>lacks {state?.lacks}</p>;
}

type Access = 'public' | 'member' | 'admin';

const routeOf = (access: Access) =>
  access === 'admin'
    ? ({ path: '/desk', access: 'member', needs: 'users.manage' } as const)
    : { path: '/', access };

function Guarded({ access }: { access: Access }) {
  const { pathname } = useLocation();
  if (pathname === '/dashboard') return <Start />;
  return pathname === '/login' ? <Login /> : <Guard route={routeOf(access)}>the page</Guard>;
}

const at = '/dashboard/editPaper/7?draft=1';

describe('guard', () => {
  it('shows a public page to everybody, even while the session is loading', () => {
    renderPage(<Guarded access="public" />, { at, session: { loading: true } });
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('sends visitors to /login and remembers where they were', async () => {
    renderPage(<Guarded access="member" />, { at });
    expect(await screen.findByText('came from /dashboard/editPaper/7?draft=1')).toBeInTheDocument();
  });

  it('waits while the session is loading', () => {
    renderPage(<Guarded access="member" />, { at, session: { loading: true } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  it('logs a non-admin out of an admin page, and says why', async () => {
    const signOut = vi.fn(async () => {});
    renderPage(<Guarded access="admin" />, { at, session: { user: ada, signOut } });
    await waitFor(() =>
      expect(signOut).toHaveBeenCalledExactlyOnceWith(
        'That page is for admins only, so you have been logged out.',
      ),
    );
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  it('leads who has another right to the start, without logging them out', async () => {
    const signOut = vi.fn(async () => {});
    const may = [{ right: 'papers.publish' as const, only: [] }];
    renderPage(<Guarded access="admin" />, { at, session: { user: ada, may, signOut } });
    expect(await screen.findByText('lacks users.manage')).toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('waits for the server if the token is not an admin’s, because the person may have just become one', async () => {
    const signOut = vi.fn(async () => {});
    renderPage(<Guarded access="admin" />, { at, session: { user: ada, checking: true, signOut } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(signOut).not.toHaveBeenCalled();
  });

  it('lets an admin in because of the token, before the server has confirmed it', () => {
    renderPage(<Guarded access="admin" />, { at, session: { user: ada, role: 'admin', checking: true } });
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('lets an admin in', () => {
    const signOut = vi.fn(async () => {});
    renderPage(<Guarded access="admin" />, { at, session: { user: ada, role: 'admin', signOut } });
    expect(screen.getByText('the page')).toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();
  });
});
