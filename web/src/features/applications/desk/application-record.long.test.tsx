/** Two admins with the same application; applications-page.long.test.tsx tests the page around it. */
import { api } from '@lab/contract';
import type { Application } from '@lab/contract/features/applications/schemas';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refetchChanged } from '../../../lib/query.ts';
import { aWholeMember } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import ApplicationsPage from './applications-page.tsx';

const ann: Application = {
  _id: 'a1',
  name: 'Ann Applicant',
  email: 'ann@lab.test',
  phone: '+49 30 1234',
  university: 'Example University',
  researchArea: 'Robotics',
  role: 'PhD Student',
  details: 'I like robots.',
  resume: 'https://drive.google.com/file/d/1',
  message: '',
  createdAt: '2026-01-01T10:00:00.000Z',
};
const bo: Application = { ...ann, _id: 'a2', name: 'Bo Bold' };

function lab(): StubServer & { left: Application[] } {
  const server = Object.assign(stubServer(), { left: [ann, bo] });
  server.answers(api.applications.list, () => server.left);
  return server.answers(api.profiles.members, []) as typeof server;
}

test('an applicant who is already in the team is shown with both entries, and the admin chooses one', async () => {
  const server = lab();
  const member = aWholeMember({
    _id: 'a1',
    name: 'Dr. Ann Applicant',
    role: 'Research Director',
    details: 'Since 2011.',
  });
  server
    .answers(api.profiles.members, [member])
    .answers(api.applications.accept, { message: 'Member added successfully' });
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  const choice = await screen.findByRole('group', { name: /^Dr. Ann Applicant is on the team already/ });
  expect(within(choice).getByText('Since 2011.')).toBeVisible();
  expect(within(choice).getByText('I like robots.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Choose a role'), 'Research Director');
  const accept = async () => {
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/Ann Applicant stays on the team, as Research Director/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, accept!' }));
    await screen.findAllByText('Member added successfully');
  };
  await accept();
  await user.click(within(choice).getByRole('radio', { name: 'What the application says' }));
  await accept();
  await user.click(screen.getByRole('checkbox', { name: 'Details' }));
  await accept();
  await user.click(within(choice).getByRole('radio', { name: 'The current entry' }));
  expect(screen.queryByRole('checkbox', { name: 'Details' })).toBeNull();
  const bodies = server.calls(api.applications.accept).map(({ body }) => body);
  const before = expect.objectContaining({ details: 'Since 2011.' });
  expect(bodies).toEqual([
    { role: 'Research Director', entry: 'keep', before },
    { role: 'Research Director', entry: 'replace', before },
    { role: 'Research Director', entry: 'replace', before, shows: ['details'] },
  ]);
});

test('if the team was not loaded, the server’s refusal shows the choice', async () => {
  const server = lab();
  const said = 'Ann Applicant is on the team already, as Advisor. Please choose which entry stays.';
  server
    .fails(api.applications.accept, 409, { code: 'conflict', message: said })
    .answers(api.activity.list, []);
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.selectOptions(await screen.findByLabelText('Choose a role'), 'Advisor');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  server.answers(api.profiles.members, [aWholeMember({ _id: 'a1', name: 'Ann Applicant' })]);
  await user.click(await screen.findByRole('button', { name: 'Yes, accept!' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'The current entry' })).toBeChecked();
  expect(server.calls(api.applications.accept)[0]?.body).toEqual({ role: 'Advisor' });
});

const log = (action: 'gaveFeedback' | 'accepted') => ({
  _id: 'x',
  actor: 'bo@lab.test',
  action,
  kind: 'application' as const,
  targetId: 'a1',
  targetName: 'Ann Applicant',
  createdAt: '2026-01-02T10:00:00.000Z',
});
const gone = { code: 'not-found', message: 'This application no longer exists.' } as const;
const changed = { code: 'conflict', message: 'Somebody else has changed this meanwhile.' } as const;

test('after a conflict, typed feedback stays in the form, next to the other admin’s feedback', async () => {
  const server = lab().fails(api.applications.feedback, 409, changed);
  server.answers(api.activity.list, [log('gaveFeedback')]);
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  fireEvent.change(await screen.findByLabelText('Feedback'), { target: { value: 'Come and visit us' } });
  server.left = [{ ...ann, message: 'Please wait.' }];
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  const now = await screen.findByRole('region', { name: 'The current version' });
  expect(within(now).getByText('Please wait.')).toBeVisible();
  expect(await within(now).findByText(/Last change: gave feedback on by bo@lab.test/)).toBeVisible();
  expect(screen.getByLabelText('Feedback')).toHaveValue('Come and visit us');
  server.answers(api.applications.feedback, { modifiedCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Correct feedback' }));
  expect(await screen.findByText('Feedback submitted successfully')).toBeVisible();
  expect(server.calls(api.applications.feedback)[1]?.body).toEqual({
    message: 'Come and visit us',
    before: { message: 'Please wait.' },
  });
});

test('feedback of another admin does not replace the text that is being typed', async () => {
  const server = lab();
  const { client } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  fireEvent.change(await screen.findByLabelText('Feedback'), { target: { value: 'Come and' } });
  server.left = [{ ...ann, message: 'Please wait.' }];
  await refetchChanged(client);
  expect(await screen.findByText('Please wait.')).toBeVisible();
  expect(screen.getByLabelText('Feedback')).toHaveValue('Come and');
});

test('feedback for an applicant who was accepted in the meantime stays on the screen until it is closed', async () => {
  const server = lab().fails(api.applications.feedback, 404, gone);
  server.answers(api.activity.list, [log('accepted')]);
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  fireEvent.change(await screen.findByLabelText('Feedback'), { target: { value: 'Come and visit us' } });
  server.left = server.left.slice(1);
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  const unsent = await screen.findByRole('region', { name: 'Not sent: Ann Applicant' });
  expect(within(unsent).getByText('Come and visit us')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Bo Bold' })).toBeVisible();
  await user.click(within(unsent).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Come and visit us')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
