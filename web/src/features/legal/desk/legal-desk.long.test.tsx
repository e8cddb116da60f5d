import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import LegalDesk from './legal-desk.tsx';

function lab(answers: object) {
  return stubServer()
    .answers(api.legal.draft, { answers: { state: 'draft', ...answers }, html: '' })
    .answers(api.settings.get, {});
}

test('names the questions that are open, and sends the answers with what was seen', async () => {
  const server = lab({ provider: 'Northhaven', address: 'Road 1', email: 'a@b.example', phone: '' });
  server.answers(api.legal.imprint, { success: true });
  const { user } = renderPage(<LegalDesk />);
  const open = within(await screen.findByRole('alert'));
  expect(open.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Represented by',
    'Phone',
  ]);
  await user.type(screen.getByLabelText('Phone'), '123');
  expect(open.queryByText('Phone')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  const [sent] = server.calls(api.legal.imprint);
  expect(sent?.body).toMatchObject({ provider: 'Northhaven', phone: '123', before: { phone: '' } });
});

test('a refused publication keeps what was typed and marks the question', async () => {
  const server = lab({ provider: 'Northhaven' });
  server.fails(api.legal.imprint, 400, {
    code: 'invalid',
    message: 'The page can be published when these questions are answered: Phone.',
    fields: { phone: 'To publish the page, please answer: Phone' },
  });
  const { user } = renderPage(<LegalDesk />);
  await user.click(await screen.findByLabelText('Published'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/can be published when/)).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/please answer: Phone/);
  expect(screen.getByLabelText('Provider')).toHaveValue('Northhaven');
  expect(screen.getByLabelText('Published')).toBeChecked();
});

test('the terms are chosen beside what they would delete next', async () => {
  const terms = { applications: '12', messages: '12', accounts: '12' };
  const server = stubServer()
    .answers(api.retention.terms, terms)
    .answers(api.retention.change, { success: true })
    .answers(api.retention.due, [
      {
        kind: 'message',
        recordId: 'm1',
        name: 'Hello',
        deleteAt: '2026-12-24T10:00:00.000Z',
        announced: true,
      },
    ]);
  const { user } = renderPage(<LegalDesk />, { at: '/?part=retention' });
  expect(await screen.findByText('Message: Hello')).toBeVisible();
  expect(screen.getByText('Announced, deleted after December 24, 2026')).toBeVisible();
  await user.click(screen.getByLabelText(/^Accounts/));
  await user.click(await screen.findByRole('option', { name: 'Never' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  const [sent] = server.calls(api.retention.change);
  expect(sent?.body).toEqual({ ...terms, accounts: 'never', before: terms });
});

test('a consent text is saved as a new version beside the earlier ones', async () => {
  const versions = [{ version: 1, text: 'First', createdAt: '2026-01-02T10:00:00.000Z' }];
  const server = stubServer()
    .answers(api.consent.all, { text: 'First', version: 1, versions })
    .answers(api.consent.change, { success: true });
  const { user } = renderPage(<LegalDesk />, { at: '/?part=consent' });
  expect(await screen.findByText('Version 1, January 2, 2026')).toBeVisible();
  await user.type(screen.getByLabelText('Text to agree to'), ', and more');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  const [sent] = server.calls(api.consent.change);
  expect(sent?.body).toEqual({ text: 'First, and more', before: { text: 'First' } });
});
