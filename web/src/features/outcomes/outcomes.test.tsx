import { api } from '@lab/contract';
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { Outcomes } from './outcomes.tsx';

const rejected: Outcome = {
  _id: 'd1',
  kind: 'paper',
  result: 'rejected',
  recordId: '',
  name: 'Tides in a teacup',
  reason: 'Out of scope.',
  feedback: 'Which tide?',
  createdAt: '2026-01-02T10:00:00.000Z',
};
const declined: Outcome = {
  ...rejected,
  _id: 'd2',
  kind: 'application',
  result: 'declined',
  name: 'Postdoc',
  reason: '',
  feedback: '',
};

function labWith(...left: Outcome[]) {
  const server = Object.assign(stubServer(), { left });
  return server.answers(api.outcomes.mine, () => server.left) as typeof server;
}

test('a rejected paper is shown with date, reason and feedback until it is dismissed', async () => {
  const server = labWith(rejected, declined);
  server.answers(api.outcomes.dismiss, () => {
    server.left = [declined];
    return { deletedCount: 1 };
  });
  const { user } = renderPage(<Outcomes kind="paper" />);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Tides in a teacup' })).toBeVisible();
  for (const text of ['Rejected', 'Out of scope.', 'Which tide?']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(card.querySelector('time')).toHaveAttribute('datetime', rejected.createdAt);
  await user.click(within(card).getByRole('button', { name: 'Dismiss: Tides in a teacup' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Decisions' })).toBeNull());
  expect(server.calls(api.outcomes.dismiss)[0]?.params).toEqual({ id: 'd1' });
});

test('a deleted application without a reason shows that there is none', async () => {
  labWith(rejected, declined);
  renderPage(<Outcomes kind="application" />);
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(screen.getByText('No reason was given.')).toBeVisible();
  expect(screen.queryByText('Tides in a teacup')).toBeNull();
});

test.each([
  ['published', 'Your paper is on the site now.', 'View the paper', '/paper/p1'],
  ['corrected', 'The lab has corrected your published paper.', 'View the paper', '/paper/p1'],
] as const)('a %s paper has a link to its page', async (result, sentence, label, href) => {
  labWith({ ...rejected, result, reason: '', recordId: 'p1' });
  renderPage(<Outcomes kind="paper" />);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(screen.queryByText('No reason was given.')).toBeNull();
});

test('a retracted paper has no link, because it has no page', async () => {
  labWith({ ...rejected, result: 'retracted', reason: '' });
  renderPage(<Outcomes kind="paper" />);
  expect(await screen.findByText('The lab has removed your paper from the site.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an accepted applicant gets a link to their page on the team', async () => {
  labWith({ ...declined, result: 'accepted', recordId: 'u1' });
  renderPage(<Outcomes kind="application" />);
  expect(await screen.findByText('You are on the team now and can write research papers.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'View your page on the team' });
  expect(link).toHaveAttribute('href', '/userDetails/u1');
});

test('a failed dismissal shows an error; an outcome that another tab has dismissed disappears', async () => {
  const server = labWith(rejected).isUnreachable(api.outcomes.dismiss);
  const { user } = renderPage(<Outcomes kind="paper" />);
  await user.click(await screen.findByRole('button', { name: 'Dismiss: Tides in a teacup' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByText('Out of scope.')).toBeVisible();
  const gone = { code: 'not-found', message: 'This decision is no longer there.' } as const;
  server.fails(api.outcomes.dismiss, 404, gone).left = [];
  await user.click(screen.getByRole('button', { name: 'Dismiss: Tides in a teacup' }));
  expect(await screen.findByText('This decision is no longer there.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Out of scope.')).toBeNull());
});

test('says when they cannot be loaded', async () => {
  const server = stubServer().fails(api.outcomes.mine, 503, { code: 'unavailable', message: 'Busy.' });
  const { user } = renderPage(<Outcomes kind="paper" />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  server.answers(api.outcomes.mine, [rejected]);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Out of scope.')).toBeVisible();
});
