import { api } from '@lab/contract';
import type { MailRow } from '@lab/contract/features/mail/schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { theMailSettings } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import OutboxPage from './outbox-page.tsx';

const failed: MailRow = {
  _id: 'm1',
  event: 'roleGiven',
  to: 'Jane Doe',
  subject: 'Kestrel Point: your account',
  state: 'ERROR',
  error: '550 No such user',
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: '',
  dueAt: '',
};
const waiting: MailRow = {
  ...failed,
  _id: 'm2',
  subject: 'Kestrel Point: a reply to your message',
  state: 'RETRY',
  error: '451 Greylisted',
  dueAt: '2026-11-20T10:05:00.000Z',
};
const { isSetUp: _set, takesAnswers: _takes, subscribers: _count, ...choice } = theMailSettings();

const server = (given: object = {}) =>
  stubServer()
    .answers(api.mail.list, [failed, waiting])
    .answers(api.mail.settings, theMailSettings(given))
    .answers(api.mail.preview, { subject: 'x', text: 'Hello Jane', html: '<p>Hello <b>Jane</b></p>' });

test('a failed mail is shown with the server’s sentence, as it looks, and can be sent again', async () => {
  const asked = server().answers(api.mail.again, { modifiedCount: 1 });
  const { user } = renderPage(<OutboxPage />, { at: '/dashboard/outbox?record=m1' });
  const frame = await screen.findByTitle('Preview: Kestrel Point: your account');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', '<p>Hello <b>Jane</b></p>');
  expect(screen.getByText('550 No such user')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(asked.calls(api.mail.again)[0]?.params).toEqual({ id: 'm1' }));
});

test('one that waits can be stopped', async () => {
  const asked = server().answers(api.mail.stop, { modifiedCount: 1 });
  const { user } = renderPage(<OutboxPage />, { at: '/dashboard/outbox?record=m2' });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(asked.calls(api.mail.stop)[0]?.params).toEqual({ id: 'm2' }));
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('the server filters by state', async () => {
  const asked = server();
  renderPage(<OutboxPage />, { at: '/dashboard/outbox?state=ERROR' });
  await waitFor(() => expect(asked.calls(api.mail.list)[0]?.query).toMatchObject({ state: 'ERROR' }));
});

test.each([
  [{ isSetUp: false }, /No mail server is set up/],
  [{ on: false }, /All mail is switched off/],
  [{ answers: 'answers@lab.example' }, /Until you make one below, answers go to the lab’s address/],
])('with %o it says what is missing', async (given, sentence) => {
  server(given);
  renderPage(<OutboxPage />);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('the settings are saved with what the admin has seen', async () => {
  const asked = server().answers(api.mail.changeSettings, { success: true });
  const { user } = renderPage(<OutboxPage />);
  const limit = await screen.findByLabelText('At most so many an hour');
  await user.clear(limit);
  await user.type(limit, '0');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/must be a whole number from 1/)).toBeVisible();
  await user.clear(limit);
  await user.type(limit, '50');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(asked.calls(api.mail.changeSettings)).toHaveLength(1));
  expect(asked.calls(api.mail.changeSettings)[0]?.body).toEqual({ ...choice, perHour: 50, before: choice });
});

test.each([
  ['1, 30', [1, 30]],
  ['5', [5]],
  ['', []],
])('the days of reminders are written as %j', async (written, expected) => {
  const asked = server().answers(api.mail.changeSettings, { success: true });
  const { user } = renderPage(<OutboxPage />);
  const days = await screen.findByLabelText('Remind after so many days');
  expect(days).toHaveValue('3,7,14');
  await user.clear(days);
  if (written) await user.type(days, written);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(asked.calls(api.mail.changeSettings)).toHaveLength(1));
  expect(asked.calls(api.mail.changeSettings)[0]?.body).toMatchObject({ remindAfter: expected });
});

test.each([
  ['Remind after so many days', '7, 3', /from the lowest to the highest/],
  ['Remind after so many days', 'soon', /whole numbers from 1 to 90/],
  ['Address for answers', 'answers+x@lab.example', /no plus sign/],
  ['Address for answers', 'answers-to-the-lab@lab.example', /at most 15 characters/],
])('%s: %j is refused in the form', async (label, written, sentence) => {
  const asked = server();
  const { user } = renderPage(<OutboxPage />);
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, written);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(asked.calls(api.mail.changeSettings)).toEqual([]);
});

test('a test is sent to the admin', async () => {
  server().answers(api.mail.test, { insertedId: 'm3' });
  const { user } = renderPage(<OutboxPage />);
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('The test is on its way to you')).toBeVisible();
});

test('the address for answers is shown once, with its secret', async () => {
  server().answers(api.mailAnswers.makeKey, { key: 's3cret' });
  const { user } = renderPage(<OutboxPage />);
  expect(screen.queryByLabelText('Address to which answers are forwarded')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make an address for the mail server' }));
  const address = await screen.findByLabelText('Address to which answers are forwarded');
  expect(address).toHaveValue(`${location.origin}/api/mailAnswers/s3cret`);
});

test('the address for bounces is shown once, with its secret', async () => {
  server().answers(api.bounces.makeKey, { key: 's3cret' });
  const { user } = renderPage(<OutboxPage />);
  expect(screen.queryByLabelText('Address for bounces')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make an address for the provider' }));
  const address = await screen.findByLabelText('Address for bounces');
  expect(address).toHaveValue(`${location.origin}/api/bounces/s3cret`);
});
