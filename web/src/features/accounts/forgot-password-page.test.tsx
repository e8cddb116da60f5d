import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../lib/session.ts';
import { renderPage } from '../../test/render.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';

async function ask(act: Session['act'], email = 'ada@lab.test') {
  const { user } = renderPage(<ForgotPasswordPage />, { session: { act } });
  if (email) await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

const identityError = (code: string) =>
  Object.assign(new Error(`Firebase: ${code}`), { code: `auth/${code}` });
const same = /^If there is an account with this email, the link is on its way/;

describe('a forgotten password', () => {
  it('needs an email', async () => {
    await ask(() => Promise.reject(new Error('not reached')), '');
    expect(await screen.findByText('Email is required')).toBeVisible();
  });

  it('shows the same text whether or not the account exists', async () => {
    await ask(async () => undefined as never);
    expect(await screen.findByText(same)).toBeVisible();
  });

  it.each(['user-not-found', 'user-disabled'])('does not give away %s', async (code) => {
    await ask(() => Promise.reject(identityError(code)));
    expect(await screen.findByText(same)).toBeVisible();
  });

  it('shows an error if no email could be sent', async () => {
    await ask(() => Promise.reject(identityError('network-request-failed')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No connection. Check your network and try again.',
    );
    expect(screen.queryByText(same)).toBeNull();
  });
});
