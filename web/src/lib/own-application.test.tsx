import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { useOwnApplication } from './own-application.ts';

const user = { uid: 'mia', email: 'mia@example.org', name: 'Mia', photoUrl: '' };

function Page() {
  return <p>{useOwnApplication()?._id ?? 'none'}</p>;
}

it('a visitor has none, and nothing is asked', () => {
  const server = stubServer();
  const { client } = renderPage(<Page />);
  expect(screen.getByText('none')).toBeVisible();
  expect(client.isFetching()).toBe(0);
  expect(server.received).toEqual([]);
});

it('the signed-in person has the newest of their own', async () => {
  const server = stubServer().answersWith(api.applications.byEmail, () => ({ body: [{ _id: 'a1' }] }));
  renderPage(<Page />, { session: { user } });
  expect(await screen.findByText('a1')).toBeVisible();
  expect(server.calls(api.applications.byEmail)).toMatchObject([
    { params: { email: 'mia@example.org' }, query: { limit: '1' } },
  ]);
});

it('a person who never applied has none', async () => {
  stubServer().answersWith(api.applications.byEmail, () => ({ body: [] }));
  const { client } = renderPage(<Page />, { session: { user } });
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.getByText('none')).toBeVisible();
});
