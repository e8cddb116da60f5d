import { api } from '@lab/contract';
import { mainMenu } from '@lab/contract/features/pages/menus.testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginState } from '../../features/accounts/return-path.ts';
import type { User } from '../../lib/session.ts';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { TopBar } from './top-bar.tsx';

const ada: User = { uid: 'u1', email: 'ada@lab.test', name: 'Ada Byron', photoUrl: '' };

beforeEach(() => {
  stubServer().answers(api.labInfo.get, theLab());
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
});

function scrollToOffset(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Shows the navigation state that the login page reads. */
function ShowReturnState() {
  const { from } = (useLocation().state ?? {}) as LoginState;
  return <p>{from && `Back to ${from.pathname}${from.search}`}</p>;
}

describe('top bar', () => {
  it('links the logo home and names the main pages in order', async () => {
    renderPage(<TopBar />);
    expect(await screen.findByRole('link', { name: 'Kestrel Point, home' })).toHaveAttribute('href', '/');
    const links = within(screen.getByRole('navigation', { name: 'Main', hidden: true })).getAllByRole(
      'link',
      { hidden: true },
    );
    expect(links.map((link) => link.textContent)).toEqual(mainMenu);
  });

  it('offers the pages beside the main ones in groups', async () => {
    stubServer().answers(api.settings.get, { inFooter: [{ to: '/software', label: 'Programs' }] });
    renderPage(<TopBar />);
    const more = within(screen.getByRole('navigation', { name: 'More', hidden: true }));
    await waitFor(() => {
      const groups = more
        .getAllByRole('list', { hidden: true })
        .map((list) => list.previousSibling?.textContent);
      expect(groups).toEqual(['Research', 'The lab', 'News and dates']);
    });
    const links = more.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
    expect(links).toContain('Programs');
    expect(links.filter((name) => mainMenu.includes(name ?? ''))).toEqual([]);
  });

  it('marks the current page', () => {
    renderPage(<TopBar />, { at: '/team' });
    const main = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
    expect(main.getByRole('link', { name: 'Team', hidden: true })).toHaveAttribute('aria-current', 'page');
    expect(main.getByRole('link', { name: 'Home', hidden: true })).not.toHaveAttribute('aria-current');
  });

  it('hides while scrolling down, and shows again while scrolling up and at the top', () => {
    renderPage(<TopBar />);
    const bar = screen.getByRole('banner');
    scrollToOffset(400);
    expect(bar).toHaveAttribute('data-hidden');
    scrollToOffset(300);
    expect(bar).not.toHaveAttribute('data-hidden');
    scrollToOffset(500);
    scrollToOffset(0);
    expect(bar).not.toHaveAttribute('data-hidden');
  });

  it('shows Login to a visitor, with the page to return to', async () => {
    const barAndLogin = (
      <>
        <TopBar />
        <ShowReturnState />
      </>
    );
    const { user, address } = renderPage(barAndLogin, { at: '/news?page=2' });
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(address()).toBe('/login');
    expect(screen.getByText('Back to /news?page=2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  });

  it('shows Login while the session is loading', () => {
    renderPage(<TopBar />, { session: { loading: true } });
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });

  it('asks before logging out, and then shows a toast', async () => {
    const signOut = vi.fn(async () => {});
    const { user } = await act(async () => renderPage(<TopBar />, { session: { user: ada, signOut } }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!");
    expect(signOut).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Log out!' }));
    expect(signOut).toHaveBeenCalledOnce();
    expect(await screen.findByText('LogOut Successfully')).toBeInTheDocument();
  });

  it('stays signed in after a no, and shows an error if signing out fails', async () => {
    const signOut = vi.fn(() => Promise.reject(new Error('offline')));
    const { user } = await act(async () => renderPage(<TopBar />, { session: { user: ada, signOut } }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(signOut).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, Log out!' }));
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  });
});
