/** Longer than 300 lines, because all tests of this desk use the same lab. */
import { api } from '@lab/contract';
import type { Application } from '@lab/contract/features/applications/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import ApplicationsPage from './applications-page.tsx';

function application(over: Partial<Application>): Application {
  return {
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
    createdAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
    ...over,
  };
}

const all = [
  application({}),
  application({ _id: 'a2', name: 'Bo Bold', role: 'Postdoc', message: 'Soon.' }),
  application({ _id: 'a3', name: 'Cy Calm', researchArea: 'Optics' }),
];

/** Like the server, removes accepted and deleted applications from the list. */
function lab(): StubServer & { left: Application[] } {
  const server = Object.assign(stubServer(), { left: [...all] });
  server.answers(api.applications.list, () => server.left);
  return server.answers(api.profiles.members, []) as typeof server;
}

const gone = { code: 'not-found', message: 'This application no longer exists.' } as const;
const opened = async (name: string) => screen.findByRole('region', { name });

test('the list is on the left, the record on the right, and arrow keys move', async () => {
  lab();
  const { user, address } = renderPage(<ApplicationsPage />);
  expect(within(await opened('Ann Applicant')).getByText('I like robots.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Ann Applicant/ }));
  await user.keyboard('{ArrowDown}');
  expect(await opened('Bo Bold')).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await opened('Cy Calm')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Cy Calm/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(await opened('Bo Bold')).toBeVisible();
  expect(address()).toBe('/?record=a2');
});

test('who has decided goes on at the next application, also with the keyboard', async () => {
  const server = lab();
  server.answers(api.applications.delete, ({ params: { id } }) => {
    server.left = server.left.filter(({ _id }) => _id !== id);
    return { message: '', success: true };
  });
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a2' });
  const record = await opened('Bo Bold');
  await user.click(within(record).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  expect(await opened('Cy Calm')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: /^Cy Calm/ })).toHaveFocus(), {
    timeout: 3000,
  });
});

test('says how long an application waits, and opens the résumé safely in a new tab', async () => {
  lab();
  renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  const record = await opened('Ann Applicant');
  expect(within(record).getByText(/Waiting: 3 days/)).toBeVisible();
  const resume = within(record).getByRole('link', { name: 'Resume' });
  expect(resume).toHaveAttribute('href', 'https://drive.google.com/file/d/1');
  expect(resume).toHaveAttribute('target', '_blank');
  expect(resume.getAttribute('rel')).toContain('noopener');
});

test('is filtered by role, area and state', async () => {
  lab();
  const { user } = renderPage(<ApplicationsPage />);
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3));
  await screen.findByRole('link', { name: /^Bo Bold/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Postdoc');
  await waitFor(() => expect(listed()).toEqual(['Bo ']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Research area' }), 'Optics');
  await waitFor(() => expect(listed()).toEqual(['Cy ']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Research area' }), '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'With feedback');
  await waitFor(() => expect(listed()).toEqual(['Bo ']));
});

test('no role is preselected, and nobody is accepted without one', async () => {
  const server = lab();
  server.left = [application({ role: 'Researcher' })];
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  const role = await screen.findByLabelText('Choose a role');
  expect(role).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(role).toHaveAccessibleDescription('Please choose the role on the team first.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.selectOptions(role, 'Researcher');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(
    await screen.findByText(
      /The Team page shows everybody the name, role, and picture\. Ann Applicant is asked/,
    ),
  ).toBeVisible();
});

test('every box is off at first, and only what is ticked goes with the acceptance', async () => {
  const server = lab().answers(api.applications.accept, { message: 'Member added successfully' });
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  const group = within(await screen.findByRole('group', { name: /What does everybody see/ }));
  const boxes = group.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'Email',
    'Phone number',
    'University',
    'Details',
  ]);
  for (const box of boxes) expect(box).not.toBeChecked();
  await user.click(group.getByRole('checkbox', { name: 'University' }));
  await user.click(group.getByRole('checkbox', { name: 'Email' }));
  await user.selectOptions(screen.getByLabelText('Choose a role'), 'Researcher');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/the name, role, picture, email, and university\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, accept!' }));
  expect(await screen.findByText('Member added successfully')).toBeVisible();
  expect(server.calls(api.applications.accept)[0]?.body).toEqual({
    role: 'Researcher',
    shows: ['email', 'university'],
  });
});

test('accepts with the chosen role; the application leaves the list and the next one is opened', async () => {
  const server = lab();
  server.answers(api.applications.accept, () => {
    server.left = server.left.filter(({ _id }) => _id !== 'a1');
    return { message: 'Member added successfully' };
  });
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.selectOptions(await screen.findByLabelText('Choose a role'), 'Research Assistant');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/Ann Applicant joins the team as Research Assistant/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, accept!' }));
  expect(await screen.findByText('Member added successfully')).toBeVisible();
  expect(await opened('Bo Bold')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ann Applicant/ })).toBeNull();
  const [call] = server.calls(api.applications.accept);
  expect(call).toMatchObject({ params: { applicationId: 'a1' }, body: { role: 'Research Assistant' } });
});

test('after a conflict, an admin sees who was first and the current list', async () => {
  const server = lab();
  server.answers(api.activity.list, [
    {
      _id: 'x',
      actor: 'bo@lab.test',
      action: 'accepted',
      kind: 'application',
      targetId: 'a1',
      targetName: 'Ann Applicant',
      createdAt: '2026-01-02T10:00:00.000Z',
    },
  ]);
  server.fails(api.applications.accept, 404, gone);
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.selectOptions(await screen.findByLabelText('Choose a role'), 'Advisor');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  server.left = server.left.slice(1);
  await user.click(await screen.findByRole('button', { name: 'Yes, accept!' }));
  expect(
    await screen.findByText(/This application no longer exists. Last change: accepted by bo@lab.test/),
  ).toBeVisible();
  expect(server.calls(api.activity.list)[0]?.query).toEqual({ target: 'a1', limit: '1' });
  expect(await opened('Bo Bold')).toBeVisible();
});

test.each([
  [
    'says what the server says',
    400,
    { code: 'invalid', message: 'Please choose a role' },
    'Please choose a role',
  ],
  ['is a wrong address', 404, {}, 'Endpoint not found - check server connection'],
  [
    'has no sentence of its own',
    500,
    { code: 'internal', message: 'Internal Server Error' },
    'Failed to add member',
  ],
] as const)('an acceptance that fails and %s', async (_, status, body, text) => {
  lab().fails(api.applications.accept, status, body as never);
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.selectOptions(await screen.findByLabelText('Choose a role'), 'Advisor');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, accept!' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('deletes after a confirmation', async () => {
  const server = lab();
  server.answers(api.applications.delete, () => {
    server.left = server.left.slice(1);
    return { message: 'Application deleted', success: true };
  });
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(
    within(dialog).getByText(
      'The application of Ann Applicant is deleted for good, and Ann Applicant is told that it was declined. This cannot be undone.',
    ),
  ).toBeVisible();
  const reason = within(dialog).getByLabelText('Reason (optional)');
  fireEvent.change(reason, { target: { value: 'The place is taken.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByText('Application deleted')).toBeVisible();
  expect(server.calls(api.applications.delete)[0]?.body).toEqual({ reason: 'The place is taken.' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ann Applicant/ })).toBeNull());
});

test('a failed deletion shows an error and keeps the record', async () => {
  lab().isUnreachable(api.applications.delete);
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByText('Failed to delete application. Please try again.')).toBeVisible();
  expect(await opened('Ann Applicant')).toBeVisible();
});

test('feedback must not be blank', async () => {
  const server = lab();
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.type(await screen.findByLabelText('Feedback'), '   ');
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  expect(await screen.findByText('Please enter feedback before submitting.')).toBeVisible();
  expect(server.calls(api.applications.feedback)).toEqual([]);
});

test('feedback that cannot be sent stays in the form and as a draft on the device', async () => {
  lab().fails(api.applications.feedback, 500, { code: 'internal', message: 'Internal Server Error' });
  const { user, unmount } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.type(await screen.findByLabelText('Feedback'), 'Come and visit us');
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  expect(await screen.findByText('Failed to submit feedback.')).toBeVisible();
  expect(screen.getByLabelText('Feedback')).toHaveValue('Come and visit us');
  unmount();
  renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await waitFor(async () =>
    expect(await screen.findByLabelText('Feedback')).toHaveValue('Come and visit us'),
  );
});

test('sends feedback', async () => {
  const server = lab().answers(api.applications.feedback, { modifiedCount: 1 });
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a1' });
  await user.type(await screen.findByLabelText('Feedback'), 'Come and visit us');
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  expect(await screen.findByText('Feedback submitted successfully')).toBeVisible();
  expect(server.calls(api.applications.feedback)[0]?.body).toEqual({
    message: 'Come and visit us',
    before: { message: '' },
  });
  expect(localStorage).toHaveLength(0);
});

test('feedback that was sent can be corrected', async () => {
  const server = lab().answers(api.applications.feedback, { modifiedCount: 1 });
  const { user } = renderPage(<ApplicationsPage />, { at: '/?record=a2' });
  const field = await screen.findByLabelText('Feedback');
  expect(field).toHaveValue('Soon.');
  expect(screen.getByText(/You can correct it until you accept or delete the application\./)).toBeVisible();
  await user.type(field, ' On Monday.');
  await user.click(screen.getByRole('button', { name: 'Correct feedback' }));
  expect(await screen.findByText('Feedback submitted successfully')).toBeVisible();
  expect(server.calls(api.applications.feedback)[0]?.body).toEqual({
    message: 'Soon. On Monday.',
    before: { message: 'Soon.' },
  });
});

test('several are answered together, each with what was seen of it', async () => {
  const server = lab().answers(api.applications.feedback, { modifiedCount: 1 });
  const { user } = renderPage(<ApplicationsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Applicant' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo Bold' }));
  await user.click(
    within(screen.getByRole('group', { name: '2 selected' })).getByRole('button', { name: 'Feedback' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Feedback: 2?' });
  expect(within(dialog).getByText(/Chosen: Ann Applicant, Bo Bold\.$/)).toBeVisible();
  await user.type(within(dialog).getByLabelText('Feedback'), 'On Friday.');
  await user.click(within(dialog).getByRole('button', { name: 'Yes, send it!' }));
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(server.calls(api.applications.feedback).map(({ params, body }) => [params.id, body])).toEqual([
    ['a1', { message: 'On Friday.', before: { message: '' } }],
    ['a2', { message: 'On Friday.', before: { message: 'Soon.' } }],
  ]);
});

test('several are accepted together with one role', async () => {
  const server = lab();
  server.answers(api.applications.accept, { message: 'Member added successfully' });
  const { user } = renderPage(<ApplicationsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Applicant' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy Calm' }));
  const bar = within(screen.getByRole('group', { name: '2 selected' }));
  await user.selectOptions(bar.getByRole('combobox', { name: 'Choose a role' }), 'Researcher');
  await user.click(bar.getByRole('button', { name: 'Accept' }));
  expect(
    await screen.findByText(/They join the team as Researcher.*Chosen: Ann Applicant, Cy Calm\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, accept!' }));
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(
    server.calls(api.applications.accept).map(({ params, body }) => [params.applicationId, body]),
  ).toEqual([
    ['a1', { role: 'Researcher' }],
    ['a3', { role: 'Researcher' }],
  ]);
});

test('shows the empty state', async () => {
  stubServer().answers(api.applications.list, []);
  renderPage(<ApplicationsPage />);
  expect(await screen.findByText('No applications found.')).toBeVisible();
});
