import { api } from '@lab/contract';
import type { Archive } from '@lab/contract/features/archive/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import ArchivesPage from './archives-page.tsx';

const running: Archive = {
  _id: 'a1',
  state: 'running',
  by: 'ada@lab.test',
  createdAt: '2026-11-20T10:00:00.000Z',
  done: 30,
  total: 120,
  bytes: 0,
  gone: 0,
  address: '',
};
const done: Archive = {
  ...running,
  state: 'done',
  bytes: 5_230_000,
  gone: 2,
  address: 'https://storage.test/lab.zip',
};

test('an export begins, shows how far it is, and can then be downloaded', async () => {
  const server = stubServer().answers(api.archives.list, []).answers(api.archives.start, running);
  const { user } = renderPage(<ArchivesPage />);
  expect(await screen.findByText('No file was written in the last day.')).toBeVisible();
  server.answers(api.archives.list, [running]);
  await user.click(screen.getByRole('button', { name: 'Write the file' }));
  expect(await screen.findByText('30 of 120 records and files')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('button', { name: 'Write the file' })).toBeDisabled();
  server.answers(api.archives.list, [done]);
  expect(
    await screen.findByText('Ready · 5.2 MB · 2 deleted meanwhile · by ada@lab.test', {}, { timeout: 5_000 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    'https://storage.test/lab.zip',
  );
});

test('what goes wrong is said', async () => {
  const server = stubServer()
    .answers(api.archives.list, [{ ...running, state: 'failed' }])
    .fails(api.archives.start, 409, { code: 'conflict', message: 'An export is running already.' });
  const { user } = renderPage(<ArchivesPage />);
  expect(await screen.findByText('Broken off · by ada@lab.test')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write the file' }));
  expect(await screen.findByText('An export is running already.')).toBeVisible();
  server.answers(api.archives.delete, { deletedCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/The lab keeps all its data/)).toBeVisible();
  expect(server.calls(api.archives.delete)).toHaveLength(0);
});
