import { api } from '@lab/contract';
import type { EarlierAcceptance } from '@lab/contract/features/applications/schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { EarlierAcceptances } from './earlier-acceptances.tsx';

const ann: EarlierAcceptance = {
  _id: 'a1',
  name: 'Ann Applicant',
  onTeam: true,
  email: 'ann@lab.test',
  phone: '+49 30 1234',
  details: 'I left my last lab.',
};
const bo: EarlierAcceptance = { ...ann, _id: 'a2', name: 'Bo Bold', onTeam: false, phone: '', email: '' };

function lab() {
  const server = Object.assign(stubServer(), { listed: [ann, bo] });
  server.answers(api.applications.earlier, () => server.listed);
  server.answers(api.applications.closeEarlier, () => {
    server.listed = [];
    return { modifiedCount: 1 };
  });
  return server;
}

test('everything that is shown of them can be read, and one press hides it of all', async () => {
  const server = lab();
  const { user } = renderPage(<EarlierAcceptances />);
  expect(await screen.findByRole('heading', { name: 'Accepted with an earlier version' })).toBeVisible();
  expect(screen.getAllByText('I left my last lab.')).toHaveLength(2);
  expect(screen.getByText('+49 30 1234')).toBeVisible();
  expect(screen.getByText('Bo Bold (among the alumni)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide it for 2 people' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, hide it!' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(server.calls(api.applications.closeEarlier)[0]?.body).toEqual({ hide: ['a1', 'a2'] });
});

test('who is not ticked stays as they are', async () => {
  const server = lab();
  const { user } = renderPage(<EarlierAcceptances />);
  await user.click(await screen.findByRole('checkbox', { name: 'Hide what is shown of Bo Bold' }));
  await user.click(screen.getByRole('button', { name: 'Hide it for 1 person' }));
  expect(await screen.findByText(/^It stays as it is for 1 person\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, hide it!' }));
  await waitFor(() => expect(server.calls(api.applications.closeEarlier)).toHaveLength(1));
  expect(server.calls(api.applications.closeEarlier)[0]?.body).toEqual({ hide: ['a1'] });
});

test('all can be left as it is, after a question', async () => {
  const server = lab();
  const { user } = renderPage(<EarlierAcceptances />);
  await user.click(await screen.findByRole('button', { name: 'Leave all as it is' }));
  expect(server.calls(api.applications.closeEarlier)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Yes, leave it!' }));
  await waitFor(() => expect(server.calls(api.applications.closeEarlier)[0]?.body).toEqual({ hide: [] }));
});

test('a lab without such people sees nothing', async () => {
  const server = stubServer().answers(api.applications.earlier, []);
  renderPage(<EarlierAcceptances />);
  await waitFor(() => expect(server.calls(api.applications.earlier)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
