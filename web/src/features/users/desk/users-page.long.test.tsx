import { api } from '@lab/contract';
import type { User } from '@lab/contract/features/users/schemas';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction, openRowMenu } from '../../../test/row-menu.ts';
import { stubServer } from '../../../test/server.ts';
import UsersPage from './users-page.tsx';

const nothing = { count: 0, oldest: null };
const overview = { applications: nothing, papers: nothing, messages: nothing, barriers: nothing, users: 3 };

function user(over: Partial<User>): User {
  return {
    _id: 'u1',
    name: 'Mia Member',
    email: 'mia@lab.test',
    photoUrl: '',
    phone: '',
    role: '',
    admin: false,
    createdAt: '2026-01-02T00:00:00.000Z',
    ...over,
  };
}

const people = [
  user({}),
  user({ _id: 'u2', name: 'Wim Writer', email: 'wim@lab.test', role: 'writer' }),
  user({ _id: 'u3', name: 'Ada Admin', email: 'ada@lab.test', role: 'admin', admin: true }),
];

function lab() {
  return stubServer().answers(api.users.list, people).answers(api.desk.overview, overview);
}

test('shows number, image, name, email and role of everybody, and how many there are', async () => {
  lab();
  renderPage(<UsersPage />);
  const row = (await screen.findByText('wim@lab.test')).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', '2', 'W', 'Wim Writer', 'wim@lab.test', 'Writer', expect.stringContaining('2026'), '']);
  expect(await screen.findByText('Total Users: 3')).toBeVisible();
});

test('every user but an admin can be made an admin in one step', async () => {
  lab();
  const { user } = renderPage(<UsersPage />);
  for (const name of ['Mia Member', 'Wim Writer']) {
    await openRowMenu(user, name);
    expect(await screen.findByRole('menuitem', { name: 'Make admin' })).toBeVisible();
    await user.keyboard('{Escape}');
  }
  await openRowMenu(user, 'Ada Admin');
  expect(screen.queryByRole('menuitem', { name: 'Make admin' })).toBeNull();
});

test('removes admin rights after saying what that means, but never one’s own', async () => {
  const server = lab()
    .answers(api.users.list, [...people, user({ _id: 'me', name: 'Me Myself', role: 'admin', admin: true })])
    .answers(api.users.removeAdmin, { modifiedCount: 1 });
  const page = renderPage(<UsersPage />, {
    session: { user: { uid: 'me', email: 'me@lab.test', name: 'Me Myself', photoUrl: '' } },
  });
  await chooseRowAction(page.user, 'Ada Admin', 'Remove admin rights');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Ada Admin will be a plain member.*admin or a writer again/)).toBeVisible();
  await page.user.click(within(dialog).getByRole('button', { name: 'Yes, remove them!' }));
  expect(await screen.findByText('Ada Admin is no longer an admin')).toBeVisible();
  const kept = await screen.findByText(/^Ada Admin may still have what an admin can see\./);
  const links = within(kept.parentElement as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/export',
    '/dashboard/outbox',
    '/dashboard/settings',
  ]);
  expect(server.calls(api.users.removeAdmin)[0]?.params).toEqual({ id: 'u3' });
  expect(screen.queryByRole('button', { name: 'Actions: Me Myself' })).toBeNull();
});

test('the last admin stays, and the reason is shown', async () => {
  const message = 'This is the only admin who can sign in. Please make somebody else an admin first.';
  lab().fails(api.users.removeAdmin, 409, { code: 'conflict', message }).answers(api.activity.list, []);
  const { user } = renderPage(<UsersPage />);
  await chooseRowAction(user, 'Ada Admin', 'Remove admin rights');
  await user.click(await screen.findByRole('button', { name: 'Yes, remove them!' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('makes an admin after a confirmation', async () => {
  const server = lab().answers(api.users.makeAdmin, { modifiedCount: 1 });
  const { user } = renderPage(<UsersPage />);
  await chooseRowAction(user, 'Mia Member', 'Make admin');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(server.calls(api.users.makeAdmin)).toEqual([]);
  await chooseRowAction(user, 'Mia Member', 'Make admin');
  await user.click(await screen.findByRole('button', { name: 'Yes, make admin!' }));
  expect(await screen.findByText('Mia Member is an admin now')).toBeVisible();
  expect(server.calls(api.users.makeAdmin)[0]?.params).toEqual({ id: 'u1' });
});

test('says who is an admin now although the lists are slow and another person is changed meanwhile', async () => {
  const server = lab().answers(api.users.makeAdmin, { modifiedCount: 1 });
  const { user } = renderPage(<UsersPage />);
  for (const name of ['Mia Member', 'Wim Writer']) {
    await chooseRowAction(user, name, 'Make admin');
    server.holds(api.users.list, people);
    await user.click(await screen.findByRole('button', { name: 'Yes, make admin!' }));
  }
  expect(await screen.findByText('Mia Member is an admin now')).toBeVisible();
  expect(await screen.findByText('Wim Writer is an admin now')).toBeVisible();
});

test('shows a conflict if another admin was faster', async () => {
  lab().answers(api.users.makeAdmin, { modifiedCount: 0 });
  const { user } = renderPage(<UsersPage />);
  await chooseRowAction(user, 'Mia Member', 'Make admin');
  await user.click(await screen.findByRole('button', { name: 'Yes, make admin!' }));
  expect(await screen.findByText('Mia Member is already an admin')).toBeVisible();
});

test('gives and takes the writer role', async () => {
  const server = lab().answers(api.users.changeRole, { modifiedCount: 1 });
  const { user } = renderPage(<UsersPage />);
  await chooseRowAction(user, 'Mia Member', 'Give writer role');
  await user.click(await screen.findByRole('button', { name: 'Yes, give it!' }));
  expect(await screen.findByText('Mia Member is a writer now')).toBeVisible();
  await chooseRowAction(user, 'Wim Writer', 'Remove writer role');
  await user.click(await screen.findByRole('button', { name: 'Yes, remove it!' }));
  expect(await screen.findByText('Wim Writer is no longer a writer')).toBeVisible();
  expect(server.calls(api.users.changeRole).map(({ body }) => body)).toEqual([
    { role: 'writer' },
    { role: '' },
  ]);
});

test('a failure shows an error and changes nothing', async () => {
  lab().isUnreachable(api.users.changeRole);
  const { user } = renderPage(<UsersPage />);
  await chooseRowAction(user, 'Mia Member', 'Give writer role');
  await user.click(await screen.findByRole('button', { name: 'Yes, give it!' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actions: Mia Member' })).toBeVisible();
});

test('blocks an account after saying what that means, shows it, and unblocks it', async () => {
  const server = lab().answers(api.users.block, { modifiedCount: 1 });
  const { user: hands } = renderPage(<UsersPage />);
  await chooseRowAction(hands, 'Mia Member', 'Block account');
  expect(await screen.findByText(/can no longer sign in. What Mia Member has sent stays/)).toBeVisible();
  server.answers(api.users.list, [user({ blocked: true }), ...people.slice(1)]);
  await hands.click(screen.getByRole('button', { name: 'Yes, block it!' }));
  expect(await screen.findByText('The account of Mia Member is blocked now')).toBeVisible();
  expect(server.calls(api.users.block)[0]?.params).toEqual({ id: 'u1' });
  expect(await screen.findByText('No role, blocked')).toBeVisible();
  server.answers(api.users.unblock, { modifiedCount: 1 });
  await chooseRowAction(hands, 'Mia Member', 'Unblock account');
  await hands.click(await screen.findByRole('button', { name: 'Yes, unblock it!' }));
  expect(await screen.findByText('The account of Mia Member can be used again')).toBeVisible();
});

test('the admin’s own account cannot be blocked, and a refusal is shown', async () => {
  const message = 'This is the only admin who can sign in. Please make somebody else an admin first.';
  lab().fails(api.users.block, 409, { code: 'conflict', message }).answers(api.activity.list, []);
  const { user } = renderPage(<UsersPage />, {
    session: { user: { uid: 'u1', email: 'mia@lab.test', name: 'Mia Member', photoUrl: '' } },
  });
  await chooseRowAction(user, 'Ada Admin', 'Block account');
  await user.click(await screen.findByRole('button', { name: 'Yes, block it!' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions: Mia Member' })).toBeNull();
});
