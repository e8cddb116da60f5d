import { api } from '@lab/contract';
import type { User } from '@lab/contract/users/schemas';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction, openRowMenu } from '../../../test/row-menu.ts';
import { stubServer } from '../../../test/server.ts';
import UsersPage from './users-page.tsx';

const nothing = { count: 0, oldest: null };
const overview = { applications: nothing, papers: nothing, messages: nothing, users: 3 };

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
  ).toEqual(['', '2', '', 'Wim Writer', 'wim@lab.test', 'Writer', expect.stringContaining('2026'), '']);
  expect(await screen.findByText('Total Users: 3')).toBeVisible();
});

test('every user but an admin can be made an admin', async () => {
  lab();
  const { user } = renderPage(<UsersPage />);
  for (const name of ['Mia Member', 'Wim Writer']) {
    await openRowMenu(user, name);
    expect(await screen.findByRole('menuitem', { name: 'Make admin' })).toBeVisible();
    await user.keyboard('{Escape}');
  }
  expect(screen.getAllByRole('button', { name: /^Actions: / })).toHaveLength(2);
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
  await chooseRowAction(user, 'Mia Member', 'Make writer');
  await user.click(await screen.findByRole('button', { name: 'Yes, make writer!' }));
  expect(await screen.findByText('Mia Member is a writer now')).toBeVisible();
  await chooseRowAction(user, 'Wim Writer', 'Take writer role away');
  await user.click(await screen.findByRole('button', { name: 'Yes, take it away!' }));
  expect(await screen.findByText('Wim Writer is no longer a writer')).toBeVisible();
  expect(server.calls(api.users.changeRole).map(({ body }) => body)).toEqual([
    { role: 'writer' },
    { role: '' },
  ]);
});

test('a failure shows an error and changes nothing', async () => {
  lab().isUnreachable(api.users.changeRole);
  const { user } = renderPage(<UsersPage />);
  await chooseRowAction(user, 'Mia Member', 'Make writer');
  await user.click(await screen.findByRole('button', { name: 'Yes, make writer!' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actions: Mia Member' })).toBeVisible();
});
