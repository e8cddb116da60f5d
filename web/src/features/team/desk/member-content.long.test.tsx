import { api } from '@lab/contract';
import { memberKind } from '@lab/contract/features/team/kind';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { kindContent } from '../../../desk/kind-content.tsx';
import { aMember } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';

const memberContent = kindContent('team', memberKind);

async function chooseRole(user: UserEvent, name: string) {
  // The list beside the form has a filter of this name.
  const form = within(screen.getByRole('region', { name: memberKind.words.heading }));
  await user.click(form.getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name }));
}

test('a new member has no role until one is chosen', async () => {
  const server = stubServer().answers(api.team.list, []).answers(api.team.create, { insertedId: 'm1' });
  const { user } = renderPage(<ContentPage content={memberContent} preview={() => null} />, { at: '/?new' });
  await user.type(screen.getByLabelText(/^Name/), 'Tom Team');
  await user.click(screen.getByRole('button', { name: 'Add member' }));
  expect(
    await screen.findByText('Please choose Advisor, Research Director, Researcher or Research Assistant'),
  ).toBeVisible();
  expect(server.calls(api.team.create)).toEqual([]);
  await chooseRole(user, 'Researcher');
  await user.click(screen.getByRole('button', { name: 'Add member' }));
  await waitFor(() => expect(server.calls(api.team.create)[0]?.body).toMatchObject({ role: 'Researcher' }));
});

test('a member that cannot be added: the server’s sentence, or the specification’s', async () => {
  const server = stubServer().answers(api.team.list, []);
  server.fails(api.team.create, 500, { code: 'internal', message: 'Internal Server Error' });
  const { user } = renderPage(<ContentPage content={memberContent} preview={() => null} />, { at: '/?new' });
  await user.type(screen.getByLabelText(/^Name/), 'Tom Team');
  await chooseRole(user, 'Advisor');
  await user.click(screen.getByRole('button', { name: 'Add member' }));
  expect(await screen.findByText('Failed to add member')).toBeVisible();
});

test('a member that is added while the list still loads is in the list', async () => {
  const server = stubServer().answers(api.team.create, { insertedId: 'm2' });
  const release = server.holds(api.team.list, []);
  const { user } = renderPage(<ContentPage content={memberContent} preview={() => null} />, { at: '/?new' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Nora New' } });
  await chooseRole(user, 'Advisor');
  server.answers(api.team.list, [aMember({ _id: 'm2', name: 'Nora New' })]);
  await user.click(screen.getByRole('button', { name: 'Add member' }));
  expect(await screen.findByText('Member added successfully')).toBeVisible();
  release();
  expect(await screen.findByRole('button', { name: 'Edit: Nora New' })).toBeVisible();
});
