import { api } from '@lab/contract';
import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import SettingsPage from './settings-page.tsx';

function open() {
  const server = stubServer()
    .answers(api.settings.all, defaultSettings)
    .answers(api.settings.get, {})
    .answers(api.activity.list, []);
  return { server, ...renderPage(<SettingsPage />, { at: '/dashboard/settings?part=team' }) };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test('a role is added, named and moved to where the lab has it', async () => {
  const { server, user } = open();
  server.answers(api.settings.team, { success: true });
  await user.click(await screen.findByRole('button', { name: 'Add a role' }));
  await user.click(save());
  expect(await screen.findByText('Please write the heading of this role')).toBeVisible();
  expect(server.calls(api.settings.team)).toEqual([]);
  await user.type(await field('Heading: New role'), 'Alums');
  await user.click(screen.getByRole('button', { name: 'Move up: Alums' }));
  await user.click(screen.getByRole('button', { name: 'Remove: Advisor' }));
  await user.click(save());
  await screen.findByText('Updated successfully');
  const [{ body } = { body: undefined }] = server.calls(api.settings.team);
  expect(body).toMatchObject({
    order: 'joined',
    roles: [
      { id: 'Research Director', heading: '' },
      { id: 'Researcher' },
      { id: expect.stringMatching(/^[\w-]+$/), heading: 'Alums', one: '', shape: 'grid', onHome: false },
      { id: 'Research Assistant' },
    ],
    before: defaultSettings.team,
  });
});

test('the server’s sentence says who has a role that was removed, and what was chosen stays', async () => {
  const { server, user } = open();
  const message = 'Ada Byron is Advisor. Please choose another role for them under Team Members first.';
  server.fails(api.settings.team, 409, { code: 'conflict', message });
  await user.click(await screen.findByRole('button', { name: 'Remove: Advisor' }));
  await user.click(save());
  expect((await screen.findAllByText(new RegExp(message)))[0]).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Heading: Advisor' })).not.toBeInTheDocument();
});
