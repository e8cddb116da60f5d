import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import MessageForm from './message-form.tsx';
import MyContactsPage from './my-contacts-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const typed = { Name: 'Ada', 'Phone number': '+44 1632 960 001', Message: 'Is it windy?' };

async function write(values: Partial<typeof typed> = {}) {
  const page = renderPage(<MessageForm />, { path: '/contactUs', at: '/contactUs', session: { user } });
  for (const [label, value] of Object.entries({ ...typed, ...values })) {
    await page.user.clear(screen.getByLabelText(label));
    if (value) await page.user.type(screen.getByLabelText(label), value);
  }
  await page.user.click(screen.getByRole('button', { name: 'Send message' }));
  return page;
}

describe('the message form', () => {
  it.each([
    [{ Name: '' }, 'Name is required'],
    [{ 'Phone number': ' ' }, 'Phone number is required'],
    [{ Message: '' }, 'Message is required'],
  ])('%j: %s', async (values, sentence) => {
    const server = stubServer();
    await write(values);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(server.received).toHaveLength(0);
  });

  it('asks before sending, and sends nothing after a no', async () => {
    const server = stubServer();
    const { user: hand } = await write();
    expect(await screen.findByRole('heading', { name: 'Are you sure?' })).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.received).toHaveLength(0);
    expect(screen.getByLabelText('Message')).toHaveValue('Is it windy?');
  });

  it('shows a success, and goes to the home page', async () => {
    const server = stubServer().answers(api.messages.send, { insertedId: 'm1' });
    const { user: hand, address } = await write();
    await hand.click(await screen.findByRole('button', { name: 'Yes, sent' }));
    expect(await screen.findByText('Message sent successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.calls(api.messages.send)[0]?.body).toEqual({
      name: 'Ada',
      phone: '+44 1632 960 001',
      message: 'Is it windy?',
    });
  });

  it('shows an error, and keeps what was typed', async () => {
    stubServer().fails(api.messages.send, 500, { message: 'Internal Server Error', code: 'internal' });
    const { user: hand } = await write();
    await hand.click(await screen.findByRole('button', { name: 'Yes, sent' }));
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible();
    expect(screen.getByText('Failed to Sent message')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Is it windy?');
  });
});

describe('my contacts', () => {
  const message = {
    _id: 'm1',
    name: 'Ada',
    email: 'ada@lab.test',
    phone: '1',
    message: 'Is it windy?',
    replay: '',
    createdAt: '2026-01-01T00:00:00.000Z',
  };

  it('shows a reply', async () => {
    stubServer().answers(api.messages.byEmail, [
      { ...message, replay: 'Always.' },
      { ...message, _id: 'm2', message: `And wet? ${'x'.repeat(90)}` },
    ]);
    renderPage(<MyContactsPage />, { session: { user } });
    expect(await screen.findByText('Always.')).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Reply' })).toHaveLength(1);
    expect(screen.getByText('No reply yet')).toBeVisible();
    // The first words are the title, and a short message is only said there.
    expect(screen.getAllByText('Is it windy?')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: /^And wet\?.*…$/ })).toBeVisible();
    expect(screen.getByText(/^And wet\? x{90}$/)).toBeVisible();
  });

  it('loads older messages on a click', async () => {
    stubServer().answers(
      api.messages.byEmail,
      ({ query }) => [query.cursor ? { ...message, _id: 'm2', message: 'Older' } : message],
      { headers: { Link: '</api/contacts/ada%40lab.test?cursor=c1>; rel="next"' } },
    );
    const { user: hand } = renderPage(<MyContactsPage />, { session: { user } });
    await hand.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Older')).toBeVisible();
    expect(screen.getByText('Is it windy?')).toBeVisible();
  });

  it('says so if older messages cannot be loaded, and can retry', async () => {
    const server = stubServer().answers(api.messages.byEmail, [message], {
      headers: { Link: '</api/contacts/ada%40lab.test?cursor=c1>; rel="next"' },
    });
    const { user: hand } = renderPage(<MyContactsPage />, { session: { user } });
    const more = await screen.findByRole('button', { name: 'Show more' });
    server.isUnreachable(api.messages.byEmail);
    await hand.click(more);
    expect(await screen.findByText('Something went wrong', {}, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText('Is it windy?')).toBeVisible();
    server.answers(api.messages.byEmail, [{ ...message, _id: 'm2', message: 'Older' }]);
    await hand.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Older')).toBeVisible();
  });

  it('shows the empty state', async () => {
    stubServer().answers(api.messages.byEmail, []);
    renderPage(<MyContactsPage />, { session: { user } });
    expect(await screen.findByText('No messages found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contactUs');
  });
});
