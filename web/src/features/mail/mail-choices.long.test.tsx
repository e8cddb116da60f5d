import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { MailChoices } from './mail-choices.tsx';

test('a member chooses; what is always sent says so', async () => {
  const server = stubServer()
    .answers(api.notices.choices, { off: ['messageReplied'], bounced: false, reason: '' })
    .answers(api.notices.choose, { success: true });
  const { user } = renderPage(<MailChoices />);
  const feedback = await screen.findByLabelText('Feedback on my paper');
  expect(feedback).toBeChecked();
  expect(screen.getByLabelText('The lab answers my message')).not.toBeChecked();
  expect(screen.queryByLabelText('My paper was rejected')).toBeNull();
  expect(screen.getByText(/^You always get: .*My paper was rejected/)).toBeVisible();
  expect(screen.queryByLabelText('Somebody applies')).toBeNull();
  await user.click(feedback);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choice was saved')).toBeVisible();
  expect(server.calls(api.notices.choose)[0]?.body).toEqual({ off: ['messageReplied', 'paperFeedback'] });
});

test('an admin also chooses what is told to admins', async () => {
  stubServer().answers(api.notices.choices, { off: [], bounced: false, reason: '' });
  renderPage(<MailChoices />, { session: { role: 'admin' } });
  expect(await screen.findByLabelText('Somebody applies')).toBeChecked();
});

test('a choice that cannot be saved stays on the screen', async () => {
  stubServer()
    .answers(api.notices.choices, { off: [], bounced: false, reason: '' })
    .isUnreachable(api.notices.choose);
  const { user } = renderPage(<MailChoices />);
  const feedback = await screen.findByLabelText('Feedback on my paper');
  await user.click(feedback);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
  expect(feedback).not.toBeChecked();
});

test('somebody whose mail came back reads why, and says that it works again', async () => {
  const server = stubServer()
    .answers(api.notices.choices, { off: ['messageReplied'], bounced: true, reason: '550 Mailbox full' })
    .answers(api.notices.choose, { success: true });
  const { user } = renderPage(<MailChoices />);
  expect(await screen.findByText('550 Mailbox full')).toBeVisible();
  server.answers(api.notices.choices, { off: [], bounced: false, reason: '' });
  await user.click(screen.getByRole('button', { name: 'It works again' }));
  await waitFor(() => expect(screen.queryByText('550 Mailbox full')).toBeNull());
  expect(server.calls(api.notices.choose)[0]?.body).toEqual({ off: ['messageReplied'], arrives: true });
});
