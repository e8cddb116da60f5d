import { api } from '@lab/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { theMailSettings } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import SubscribersPage from './desk/subscribers-page.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import SubscriptionPage from './subscription-page.tsx';

const subscriber = {
  _id: 's1',
  email: 'jo@example.org',
  confirmed: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  confirmedAt: '2026-11-20T10:05:00.000Z',
};

test('the form is there when the lab has opened it, and needs no script', async () => {
  stubServer().answers(api.settings.get, { subscriptions: true });
  renderPage(<SubscribeForm />);
  const email = await screen.findByLabelText('Email');
  expect(email).toBeRequired();
  expect(email.closest('form')).toHaveAttribute('action', '/subscription');
  expect(email.closest('form')).toHaveAttribute('method', 'post');
});

test('in a lab that has not opened it there is none', async () => {
  const server = stubServer().answers(api.settings.get, {});
  renderPage(<SubscribeForm />);
  await waitFor(() => expect(server.calls(api.settings.get)).toHaveLength(1));
  expect(screen.queryByLabelText('Email')).toBeNull();
});

const sentBy = (form: HTMLFormElement | null) =>
  String(
    new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])),
  );

test.each([
  ['?confirm=a.b', 'Confirm your address', 'Confirm'],
  ['?leave=a.b', 'Leave the news by mail', 'Leave'],
])('a link %s asks for one press', (query, title, name) => {
  renderPage(<SubscriptionPage />, { at: `/subscription${query}` });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const form = screen.getByRole('button', { name }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/subscription');
  expect(sentBy(form)).toBe(query.slice(1));
});

test('the secret of a link leaves the address, and the page can be loaded again', () => {
  const { unmount } = renderPage(<SubscriptionPage />, { at: '/subscription?leave=a.b' });
  expect(location.href).not.toContain('a.b');
  unmount();
  const { usr } = history.state;
  renderPage(<SubscriptionPage />, { at: location.pathname, state: usr });
  const form = screen.getByRole('button', { name: 'Leave' }).closest('form');
  expect(form).toHaveAttribute('action', '/subscription');
  expect(sentBy(form)).toBe('leave=a.b');
});

test('a page that was rendered without the secret hydrates without a difference', () => {
  const drawn = (
    <StaticRouter location="/subscription">
      <SubscriptionPage />
    </StaticRouter>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(drawn);
  history.pushState({ usr: { secret: '?confirm=a.b' } }, '', '/subscription');
  const faults = vi.fn();
  const page = (
    <BrowserRouter>
      <SubscriptionPage />
    </BrowserRouter>
  );
  act(() => void hydrateRoot(root, page, { onRecoverableError: faults }));
  expect(faults).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Confirm your address');
});

test.each([
  ['asked', 'Look into your mailbox'],
  ['left', 'You have left'],
  ['constructor', 'This link is no longer valid'],
])('after “%s” it says what has happened', (state, title) => {
  renderPage(<SubscriptionPage />, { at: `/subscription?state=${state}` });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the news' })).toHaveAttribute('href', '/news');
});

test('who has confirmed already, in another tab or before, learns that nothing more is to do', () => {
  renderPage(<SubscriptionPage />, { at: '/subscription?state=gone' });
  expect(
    screen.getByText(/If you have confirmed with it already, there is nothing more to do/),
  ).toBeVisible();
});

test('an admin sees how many there are, and removes one after a question', async () => {
  const server = stubServer()
    .answers(api.subscribers.list, [subscriber])
    .answers(api.mail.settings, theMailSettings({ subscriptions: true, subscribers: 1 }))
    .answers(api.subscribers.remove, { deletedCount: 1 });
  const { user } = renderPage(<SubscribersPage />);
  expect(await screen.findByText('1 person gets the news by mail.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions: jo@example.org' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.calls(api.subscribers.remove)[0]?.params).toEqual({ id: 's1' }));
});

test('an admin of a lab that is not open learns where to open it', async () => {
  stubServer().answers(api.subscribers.list, []).answers(api.mail.settings, theMailSettings());
  renderPage(<SubscribersPage />);
  expect(await screen.findByText(/^Visitors cannot subscribe/)).toBeVisible();
});
