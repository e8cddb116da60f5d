import { api } from '@lab/contract';
import type { Message } from '@lab/contract/features/messages/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import MessagesPage from './messages-page.tsx';

function message(over: Partial<Message>): Message {
  return {
    _id: 'm1',
    name: 'Jane Doe',
    email: 'jane@lab.test',
    phone: '+49 30 1234',
    message: 'When do you open?',
    replay: '',
    createdAt: '2026-01-02T10:00:00.000Z',
    ...over,
  };
}

const answered = message({ _id: 'm2', name: 'Bo Bold', replay: 'At eight.' });

function lab() {
  const server = Object.assign(stubServer(), { all: [message({}), answered] });
  return server.answers(api.messages.list, ({ query }) =>
    server.all.filter(({ replay }) => query.unanswered !== 'true' || replay === ''),
  );
}

test('unanswered messages come first, and Replay answers them', async () => {
  const server = lab();
  server.answers(api.messages.reply, { modifiedCount: 1 });
  const { user } = renderPage(<MessagesPage />);
  const replay = await screen.findByRole('button', { name: 'Replay: Jane Doe' });
  expect(replay).toHaveTextContent(/^Replay$/);
  await user.click(replay);
  expect(screen.queryByText('Bo Bold')).toBeNull();
  const opened = await screen.findByRole('region', { name: 'Message from Jane Doe' });
  await user.type(within(opened).getByLabelText('Your reply'), 'At nine.');
  await user.click(within(opened).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Jane Doe can read this reply at once\. It is sent once/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, send it!' }));
  expect(await screen.findByText('Reply sent successfully')).toBeVisible();
  expect(server.calls(api.messages.reply)[0]?.body).toEqual({ _id: 'm1', replay: 'At nine.' });
});

test('after a reply the next message without one is open', async () => {
  const server = lab();
  server.all = [message({ _id: 'm0', name: 'Al First' }), answered, message({})];
  server.answers(api.messages.reply, { modifiedCount: 1 });
  const { user } = renderPage(<MessagesPage />, { at: '/?show=all&record=m0' });
  await user.type(await screen.findByLabelText('Your reply'), 'At nine.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, send it!' }));
  expect(await screen.findByRole('heading', { name: 'Message from Jane Doe' })).toHaveFocus();
  expect(screen.getByLabelText('Your reply')).toHaveValue('');
});

test('a reply is sent once, however often Send is clicked', async () => {
  const server = lab();
  const release = server.holds(api.messages.reply, { modifiedCount: 1 });
  renderPage(<MessagesPage />, { at: '/?record=m1' });
  fireEvent.change(await screen.findByLabelText('Your reply'), { target: { value: 'At nine.' } });
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  fireEvent.click(send);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, send it!' }));
  await waitFor(() => expect(server.calls(api.messages.reply)).toHaveLength(1));
  fireEvent.click(send);
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  expect(await screen.findByText('Reply sent successfully')).toBeVisible();
  expect(server.calls(api.messages.reply)).toHaveLength(1);
});

test('an answered message can be viewed, and its reply cannot be edited', async () => {
  lab();
  const { user } = renderPage(<MessagesPage />);
  await user.click(await screen.findByRole('tab', { name: 'All' }));
  const view = await screen.findByRole('button', { name: 'View: Bo Bold' });
  expect(view).toHaveTextContent(/^View$/);
  await user.click(view);
  const opened = await screen.findByRole('region', { name: 'Message from Bo Bold' });
  expect(within(opened).getByText('At eight.')).toBeVisible();
  expect(within(opened).queryByRole('textbox')).toBeNull();
});

test('a reply must not be empty', async () => {
  const server = lab();
  const { user } = renderPage(<MessagesPage />, { at: '/?record=m1' });
  await user.type(await screen.findByLabelText('Your reply'), '  ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please enter a reply before sending.')).toBeVisible();
  expect(server.calls(api.messages.reply)).toEqual([]);
});

test.each(['', '?show=all'])(
  'who answers second, in the list %s, sees the reply of the other and keeps what they typed',
  async (list) => {
    const server = lab();
    const taken = message({ replay: 'At eight.' });
    server
      .fails(api.messages.reply, 409, {
        code: 'conflict',
        message: 'This message has already been answered.',
      })
      .answers(api.messages.byEmail, [taken])
      .answers(api.activity.list, []);
    const { user } = renderPage(<MessagesPage />, { at: `/${list || '?'}&record=m1` });
    fireEvent.change(await screen.findByLabelText('Your reply'), { target: { value: 'At nine.' } });
    server.all = [taken, answered];
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, send it!' }));
    expect(await screen.findByText('This message has already been answered.')).toBeVisible();
    const opened = await screen.findByRole('region', { name: 'Message from Jane Doe' });
    expect(await within(opened).findByText('At eight.')).toBeVisible();
    expect(await within(opened).findByText('At nine.')).toBeVisible();
    expect(within(opened).queryByRole('textbox')).toBeNull();
  },
);

test('a reply to a deleted message stays on the screen', async () => {
  const server = lab()
    .fails(api.messages.reply, 404, { code: 'not-found', message: 'This message no longer exists.' })
    .answers(api.messages.byEmail, [])
    .answers(api.activity.list, []);
  const { user } = renderPage(<MessagesPage />, { at: '/?record=m1' });
  fireEvent.change(await screen.findByLabelText('Your reply'), { target: { value: 'At nine.' } });
  server.answers(api.messages.list, []);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, send it!' }));
  const unsent = await screen.findByRole('region', { name: 'Not sent: Jane Doe' });
  expect(within(unsent).getByText('At nine.')).toBeVisible();
});

test('shows the empty state', async () => {
  const server = lab();
  server.all = [answered];
  renderPage(<MessagesPage />);
  expect(await screen.findByText('No messages are waiting for a reply.')).toBeVisible();
});
