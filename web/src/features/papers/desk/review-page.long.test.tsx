import { api } from '@lab/contract';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import ReviewPage from './review-page.tsx';

function request(over: Partial<PaperRequest>): PaperRequest {
  return {
    _id: 'p1',
    type: 'article',
    title: 'On small things',
    publisher: 'Journal of Small Things',
    doi: '10.1000/182',
    publicationDate: '2026-01-01',
    category: 'Robotics',
    authors: ['Jane Doe'],
    authorName: 'Jane Doe',
    authorEmail: 'jane@lab.test',
    details: 'Small things are studied here.',
    image: '',
    links: {},
    message: '',
    createdAt: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString(),
    ...over,
  };
}

const all = [request({}), request({ _id: 'p2', title: 'On large things', message: 'Shorter, please.' })];

function lab() {
  const server = Object.assign(stubServer(), { left: [...all] });
  server.answers(api.papers.requests, () => server.left);
  return server;
}

const open = { at: '/?record=p1' };
const leaves = (server: ReturnType<typeof lab>) => {
  server.left = server.left.slice(1);
};

test('shows the paper as it will look, and since when it waits', async () => {
  lab();
  renderPage(<ReviewPage />, open);
  expect(await screen.findByRole('heading', { name: 'On small things', level: 2 })).toBeVisible();
  expect(screen.getByText(/Submitted by Jane Doe \(jane@lab.test\)/)).toHaveTextContent('Waiting: 1 day');
});

test('shows what has changed since the feedback, if there is a version to compare with', async () => {
  const { reviewed: _none, ...first } = request({ title: 'On tiny things' });
  const server = lab();
  server.left = [request({ message: 'Shorter.', reviewed: first })];
  renderPage(<ReviewPage />, open);
  expect(await screen.findByRole('heading', { name: 'Changed since your feedback' })).toBeVisible();
  expect(screen.getByText('tiny').tagName).toBe('DEL');
});

test('publishes after a confirmation, links to the live page, and opens the next', async () => {
  const server = lab();
  server.answers(api.papers.publish, () => {
    leaves(server);
    return { insertedId: 'p1', deletedCount: 1 };
  });
  const { user } = renderPage(<ReviewPage />, open);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(within(dialog).getByText(/^Everybody can read “On small things” at once/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Yes, publish it!' }));
  expect(await screen.findByRole('link', { name: 'View the published paper' })).toHaveAttribute(
    'href',
    '/paper/p1',
  );
  expect(await screen.findByRole('region', { name: 'On large things' })).toBeVisible();
  expect(server.calls(api.papers.publish)[0]?.body).toMatchObject({ before: { title: 'On small things' } });
});

test('rejects after a confirmation', async () => {
  const server = lab();
  server.answers(api.papers.reject, () => {
    leaves(server);
    return { deletedCount: 1 };
  });
  const { user } = renderPage(<ReviewPage />, open);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(
    await screen.findByText(/^“On small things” is deleted for good.*This cannot be undone\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, reject it!' }));
  expect(await screen.findByText('Paper rejected')).toBeVisible();
  // Without a reason the call has no body.
  expect(server.calls(api.papers.reject)[0]?.body).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^On small things/ })).toBeNull());
});

test('the author may be told why; a reason that could not be sent is there for the next try', async () => {
  const server = lab().isUnreachable(api.papers.reject);
  const { user } = renderPage(<ReviewPage />, open);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const reason = await screen.findByLabelText('Reason (optional)');
  expect(reason).toHaveAccessibleDescription(/Jane Doe will read it/);
  fireEvent.change(reason, { target: { value: 'Out of scope.' } });
  await user.click(screen.getByRole('button', { name: 'Yes, reject it!' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  server.answers(api.papers.reject, () => {
    leaves(server);
    return { deletedCount: 1 };
  });
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByLabelText('Reason (optional)')).toHaveValue('Out of scope.');
  await user.click(screen.getByRole('button', { name: 'Yes, reject it!' }));
  expect(await screen.findByText('Paper rejected')).toBeVisible();
  expect(server.calls(api.papers.reject)[1]?.body).toEqual({ reason: 'Out of scope.' });
});

test('a reason for a paper that is decided already stays on the screen', async () => {
  const server = lab()
    .fails(api.papers.reject, 404, { code: 'not-found', message: 'This paper is no longer pending.' })
    .answers(api.activity.list, []);
  const { user } = renderPage(<ReviewPage />, open);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: 'Out of scope.' } });
  server.answers(api.papers.requests, all.slice(1));
  await user.click(screen.getByRole('button', { name: 'Yes, reject it!' }));
  const unsent = await screen.findByRole('region', { name: 'Not sent: On small things' });
  expect(within(unsent).getByText('Out of scope.')).toBeVisible();
});

test('one reason serves for all that are chosen', async () => {
  const server = lab().answers(api.papers.reject, { deletedCount: 1 });
  const { user } = renderPage(<ReviewPage />, open);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const chosen = screen.getByRole('group', { name: '2 selected' });
  await user.click(within(chosen).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/Chosen: On small things, On large things\.$/)).toBeVisible();
  fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: 'Too late.' } });
  await user.click(screen.getByRole('button', { name: 'Yes, reject it!' }));
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(server.calls(api.papers.reject).map(({ body }) => body)).toEqual([
    { reason: 'Too late.' },
    { reason: 'Too late.' },
  ]);
});

test('feedback needs a message, and says when it fails', async () => {
  const server = lab().isUnreachable(api.papers.review);
  const { user } = renderPage(<ReviewPage />, open);
  await user.click(await screen.findByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Message is required')).toBeVisible();
  await user.type(screen.getByLabelText('Message'), 'Which data?');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Which data?');

  server.answers(api.papers.review, { result: { modifiedCount: 1 } });
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Feedback sent successfully')).toBeVisible();
  expect(server.calls(api.papers.review).at(-1)?.body).toEqual({
    message: 'Which data?',
    before: { message: '' },
  });
});

test('feedback that comes second stays in the form, beside that of the other', async () => {
  const server = lab()
    .fails(api.papers.review, 409, { code: 'conflict', message: 'Somebody else has changed this meanwhile.' })
    .answers(api.activity.list, []);
  const { user } = renderPage(<ReviewPage />, open);
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Which data?' } });
  server.answers(api.papers.requests, [request({ message: 'Which tide?' })]);
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  const now = await screen.findByRole('region', { name: 'The current version' });
  expect(within(now).getByText('Which tide?')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Which data?');
  server.answers(api.papers.review, { result: { modifiedCount: 1 } });
  await user.click(screen.getByRole('button', { name: 'Correct feedback' }));
  expect(await screen.findByText('Feedback sent successfully')).toBeVisible();
  expect(server.calls(api.papers.review)[1]?.body).toMatchObject({ before: { message: 'Which tide?' } });
});

test('feedback for a paper that was published meanwhile stays on the screen', async () => {
  const server = lab()
    .fails(api.papers.review, 404, { code: 'not-found', message: 'This paper is no longer pending.' })
    .answers(api.activity.list, []);
  const { user } = renderPage(<ReviewPage />, open);
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Which data?' } });
  server.answers(api.papers.requests, all.slice(1));
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  const unsent = await screen.findByRole('region', { name: 'Not sent: On small things' });
  expect(within(unsent).getByText('Which data?')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'On large things' })).toBeVisible();
});

test('a paper that somebody else has published is gone, and that is said', async () => {
  const server = lab().fails(api.papers.publish, 404, {
    code: 'not-found',
    message: 'This paper is no longer pending.',
  });
  server.fails(api.activity.list, 500, { code: 'internal', message: 'Internal Server Error' });
  const { user } = renderPage(<ReviewPage />, open);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, publish it!' }));
  expect(await screen.findByText('This paper is no longer pending.')).toBeVisible();
});

test('the queue is filtered by whether it has feedback', async () => {
  lab();
  const { user } = renderPage(<ReviewPage />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'With feedback');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^On small things/ })).toBeNull());
  expect(screen.getByRole('link', { name: /^On large things/ })).toBeVisible();
});

test('says when no paper waits', async () => {
  stubServer().answers(api.papers.requests, []);
  renderPage(<ReviewPage />);
  expect(await screen.findByText('No papers are waiting for review.')).toBeVisible();
});
