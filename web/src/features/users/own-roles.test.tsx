import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { OwnRoles } from './own-roles.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const record = {
  ...{ _id: 'u1', name: 'Ada', email: user.email, photoUrl: '', phone: '' },
  role: '',
  admin: false,
  createdAt: '2026-01-01T00:00:00Z',
} as const;
const may = [{ right: 'news.write' as const, only: ['news'] }];

it('says in words what the roles allow, and leaves out what has ended and what is about other kinds', async () => {
  stubServer().answers(api.users.byEmail, {
    ...record,
    grants: [
      { role: 'contributor', only: ['news'], until: '' },
      { role: 'recruiter', only: ['p1', 'p2'], until: '2036-03-01T12:00:00.000Z' },
      { role: 'editor', only: [], until: '2020-01-01T00:00:00.000Z' },
    ],
  });
  renderPage(<OwnRoles />, { session: { user, may } });
  await screen.findByRole('heading', { name: 'Contributor, only for: News and Update' });
  expect(screen.getByRole('heading', { name: /^Recruiter, only for 2 positions, until Mar/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Editor/ })).toBeNull();
  expect(screen.getByText('write drafts of news')).toBeVisible();
  expect(screen.queryByText('write drafts of events')).toBeNull();
});

it('asks nothing and shows nothing for who has none', () => {
  const server = stubServer();
  renderPage(<OwnRoles />, { session: { user } });
  expect(server.calls(api.users.byEmail)).toHaveLength(0);
  expect(screen.queryByRole('heading')).toBeNull();
});
