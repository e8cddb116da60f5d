import { api } from '@lab/contract';
import type { Invitation } from '@lab/contract/features/invitations/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction } from '../../../test/row-menu.ts';
import { stubServer } from '../../../test/server.ts';
import InvitationsPage from './invitations-page.tsx';

const open: Invitation = {
  _id: 'i1',
  email: 'jane@example.org',
  name: 'Jane Doe',
  role: 'writer',
  by: 'ada@lab.test',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2999-01-01T10:00:00.000Z',
  acceptedAt: '',
  ended: false,
};
const expired = { ...open, _id: 'i2', email: 'li@example.org', expiresAt: '2020-01-01T10:00:00.000Z' };
const ended = { ...open, _id: 'i4', email: 'ed@example.org', ended: true };
const accepted = { ...open, _id: 'i3', email: 'bo@example.org', acceptedAt: '2026-11-21T10:00:00.000Z' };

test('what was typed stays when the invitations cannot be made', async () => {
  const server = stubServer().answers(api.invitations.list, []).isUnreachable(api.invitations.invite);
  const { user } = renderPage(<InvitationsPage />);
  await user.type(screen.getByLabelText('People'), 'jane@example.org');
  await user.click(screen.getByRole('button', { name: 'Make the invitations' }));
  expect(await screen.findByText('The invitations could not be made.')).toBeVisible();
  expect(screen.getByLabelText('People')).toHaveValue('jane@example.org');
  server.answers(api.invitations.invite, [
    { email: 'jane@example.org', key: 'k', problem: '' },
    { email: 'bo@example.org', key: '', problem: 'Has an account already.' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Make the invitations' }));
  expect(await screen.findByLabelText('Address for jane@example.org')).toHaveValue(
    `${location.origin}/invitation#k`,
  );
  expect(screen.getByText('bo@example.org: Has an account already.')).toBeVisible();
  expect(screen.getByLabelText('People')).toHaveValue('');
});

test('who invites admins is asked', async () => {
  const server = stubServer().answers(api.invitations.list, []).answers(api.invitations.invite, []);
  const { user } = renderPage(<InvitationsPage />);
  await user.type(screen.getByLabelText('People'), 'jane@example.org');
  await user.selectOptions(screen.getByLabelText('Role'), 'Admin: may change everything');
  await user.click(screen.getByRole('button', { name: 'Make the invitations' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(server.calls(api.invitations.invite)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Make the invitations' }));
  await user.click(await screen.findByRole('button', { name: 'Invite as admins' }));
  expect(server.calls(api.invitations.invite)[0]?.body).toEqual({
    role: 'admin',
    people: [{ email: 'jane@example.org', name: '' }],
  });
});

test('an invitation shows its state, and can be renewed or withdrawn until it is accepted', async () => {
  const server = stubServer()
    .answers(api.invitations.list, [open, expired, accepted, ended])
    .answers(api.invitations.renew, { email: 'li@example.org', key: 'new', problem: '' })
    .answers(api.invitations.withdraw, { deletedCount: 1 });
  const { user } = renderPage(<InvitationsPage />);
  for (const [email, state] of [
    ['jane@example.org', 'Open'],
    ['li@example.org', 'Expired'],
    ['bo@example.org', 'Accepted'],
    ['ed@example.org', 'Ended: who invited is no admin now'],
  ])
    expect(await screen.findByRole('row', { name: new RegExp(`${email}.*${state}`) })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions: bo@example.org' })).toBeNull();
  await chooseRowAction(user, 'li@example.org', 'New address');
  expect(await screen.findByLabelText('Address for li@example.org')).toHaveValue(
    `${location.origin}/invitation#new`,
  );
  await chooseRowAction(user, 'jane@example.org', 'Withdraw');
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(server.calls(api.invitations.withdraw)).toHaveLength(1);
});

test('the addresses of two invitations that are renewed at once are both shown, also while the list is slow', async () => {
  const server = stubServer().answers(api.invitations.list, [open, expired]);
  server.answers(api.invitations.renew, ({ params: { id } }) => ({
    email: id === 'i1' ? open.email : expired.email,
    key: `k-${id}`,
    problem: '',
  }));
  const { user } = renderPage(<InvitationsPage />);
  await screen.findByText(expired.email);
  server.holds(api.invitations.list, [open, expired]);
  await chooseRowAction(user, open.email, 'New address');
  await chooseRowAction(user, expired.email, 'New address');
  expect(await screen.findByLabelText(`Address for ${open.email}`, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByLabelText(`Address for ${expired.email}`)).toBeVisible();
});
