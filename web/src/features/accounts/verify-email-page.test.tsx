import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import VerifyEmailPage from './verify-email-page.tsx';

const open = (at: string) => renderPage(<VerifyEmailPage />, { path: '/verify-email', at });

it('says after a registration that a link was sent, and can send it again', () => {
  open('/verify-email');
  expect(screen.getByText('A verification link was sent to your email address.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeInTheDocument();
});

it('brings the person who came from a page back to it, by way of the login', async () => {
  const { user } = open('/verify-email?verified=yes&next=%2Fapplication%2FFlume%3Fa%3D1');
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(window.history.state.usr).toEqual({
    from: { pathname: '/application/Flume', search: '?a=1', hash: '', state: null },
  });
});

it('says after the link was opened that the email is verified, and leads to the login', () => {
  open('/verify-email?verified=yes');
  expect(screen.getByText('Your email is verified. You can log in now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
