import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import InvitationPage from './invitation-page.tsx';

const server = () =>
  stubServer()
    .answers(api.invitations.open, { email: 'jane@example.org', name: 'Jane', hasProfile: false })
    .answers(api.consent.current, { text: '', version: 0 });

test('the secret leaves the address, and the page can be loaded again', async () => {
  server();
  const { unmount } = renderPage(<InvitationPage />, { at: '/invitation#s3cret' });
  expect(await screen.findByText('jane@example.org')).toBeVisible();
  expect(location.href).not.toContain('s3cret');
  unmount();
  const again = server();
  renderPage(<InvitationPage />, { at: location.pathname, state: history.state.usr });
  expect(await screen.findByText('jane@example.org')).toBeVisible();
  expect(again.calls(api.invitations.open)[0]?.body).toEqual({ key: 's3cret' });
});

test('an address without its secret says what to do', async () => {
  server();
  renderPage(<InvitationPage />, { at: '/invitation' });
  expect(await screen.findByText(/open the invitation again with its whole address/)).toBeVisible();
});
