import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { DeskMenuList } from './desk-menu-list.tsx';

const user = { uid: 'u1', email: 'mia@lab.test', name: 'Mia', photoUrl: '' };
const open = (any: boolean) => {
  stubServer().answers(api.forMembers.any, { any });
  return renderPage(<DeskMenuList />, { session: { user } });
};
const link = () => screen.queryByRole('link', { name: 'For members' });

test('“For members” is there for whom something is there', async () => {
  open(true);
  // The first screen does not wait for the answer.
  expect(screen.getByRole('link', { name: 'Overview' })).toBeVisible();
  expect(link()).toBeNull();
  await waitFor(() => expect(link()).toBeVisible());
});

test('and for nobody else', async () => {
  const { client } = open(false);
  const answers = () =>
    client.getQueriesData({ queryKey: [api.forMembers.any.path] }).flatMap(([, data]) => data ?? []);
  await waitFor(() => expect(answers()).toEqual([{ any: false }]));
  expect(link()).toBeNull();
});
