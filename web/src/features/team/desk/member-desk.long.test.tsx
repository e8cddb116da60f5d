/** The team at the desk, with what visitors do not see. */
import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberKind } from '@lab/contract/features/team/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kindDesk } from '../../../desk/kind-content.tsx';
import { aWholeMember } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { memberDesk } from './member-desk.ts';

const MemberDesk = kindDesk('team', memberKind, () => null, memberDesk);
const whole = { ...emptyValues(profileFields), hidden: ['email' as const], linkedNames: [] };

test('says who has an account, and saves what is hidden as it is', async () => {
  const server = stubServer()
    .answers(api.profiles.members, [
      aWholeMember({ hidden: ['email'], account: 'own', accountUid: 'u1' }),
      aWholeMember({ _id: 'm2', name: 'Bo Lee', account: 'shared' }),
      aWholeMember({ _id: 'm3', name: 'Cy Poe' }),
    ])
    .answers(api.profiles.whole, whole)
    .answers(api.team.edit, { modifiedCount: 1 });
  const { user } = renderPage(<MemberDesk />);
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
  expect((await row('Ada Byron')).getByText('Has an account')).toBeVisible();
  expect((await row('Bo Lee')).getByText('Several members have this email')).toBeVisible();
  expect((await row('Cy Poe')).getByText('No account')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit: Ada Byron' }));
  const form = within(await screen.findByRole('region', { name: 'Edit' }));
  await user.type(form.getByRole('textbox', { name: 'University' }), '!');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.calls(api.team.edit)).toHaveLength(1));
  const email = 'ada@lab.test';
  expect(server.calls(api.team.edit)[0]?.body).toMatchObject({ email, before: { email } });
  expect(server.calls(api.team.list)).toEqual([]);
});

test('an admin confirms a former name, which then links works', async () => {
  const server = stubServer()
    .answers(api.profiles.members, [aWholeMember()])
    .answers(api.profiles.whole, { ...whole, formerNames: [{ name: 'Ada Noel' }] })
    .answers(api.profiles.update, { modifiedCount: 1 });
  const { user } = renderPage(<MemberDesk />, { at: '/?edit=m1' });
  await user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
  expect(screen.getByRole('switch', { name: /Also known as/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Visitors see: Email' })).not.toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Ada Noel' }));
  const profile = within(screen.getByRole('region', { name: 'Public profile' }));
  await user.click(profile.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.calls(api.profiles.update)).toHaveLength(1));
  expect(server.calls(api.profiles.update)[0]?.body).toMatchObject({
    linkedNames: ['Ada Noel'],
    hidden: ['email'],
    before: { linkedNames: [], formerNames: [{ name: 'Ada Noel' }] },
  });
});
