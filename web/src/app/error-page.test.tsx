import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { ErrorPage } from './error-page.tsx';

const ways = {
  'Go Home': '/',
  'About Us': '/aboutUs',
  'Our Team': '/team',
  Publications: '/publications',
  News: '/news',
  'Contact Support': '/contactUs',
};

describe('error page', () => {
  it.each([
    ['Page Not Found', true],
    ['Oops! Something went wrong', false],
  ])('%s', (title, missing) => {
    renderPage(<ErrorPage missing={missing} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    for (const [name, href] of Object.entries(ways)) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
  });

  it('leads home from a tab that was opened with it, where there is nothing to go back to', async () => {
    vi.spyOn(history, 'length', 'get').mockReturnValue(1);
    const { user, address } = renderPage(<ErrorPage missing />, { at: '/nothing' });
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(address()).toBe('/');
  });
});
