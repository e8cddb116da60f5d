import { api } from '@lab/contract';
import type { Archive, LastArchive } from '@lab/contract/features/archive/schemas';
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
  trial: '',
};
const never: LastArchive = {
  exportedAt: '',
  bytes: 0,
  triedAt: '',
  tried: '',
  says: '',
};
const server = () => stubServer().answers(api.archives.last, never);
const done: Archive = {
  ...running,
  state: 'done',
  bytes: 5_230_000,
  gone: 2,
  address: 'https://storage.test/lab.zip',
};

test('an export begins, shows how far it is, and can then be downloaded', async () => {
  const stub = server().answers(api.archives.list, []).answers(api.archives.start, running);
  const { user } = renderPage(<ArchivesPage />);
  expect(await screen.findByText('No file was written in the last day.')).toBeVisible();
  stub.answers(api.archives.list, [running]);
  await user.click(screen.getByRole('button', { name: 'Write the file' }));
  expect(await screen.findByText('30 of 120 records and files')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('button', { name: 'Write the file' })).toBeDisabled();
  stub.answers(api.archives.list, [done]);
  expect(
    await screen.findByText('Ready · 5.2 MB · 2 deleted meanwhile · by ada@lab.test', {}, { timeout: 5_000 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    'https://storage.test/lab.zip',
  );
});

test('what goes wrong is said', async () => {
  const stub = server()
    .answers(api.archives.list, [{ ...running, state: 'failed' }])
    .fails(api.archives.start, 409, { code: 'conflict', message: 'An export is running already.' });
  const { user } = renderPage(<ArchivesPage />);
  expect(await screen.findByText('Broken off · by ada@lab.test')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write the file' }));
  expect(await screen.findByText('An export is running already.')).toBeVisible();
  stub.answers(api.archives.delete, { deletedCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/The lab keeps all its data/)).toBeVisible();
  expect(stub.calls(api.archives.delete)).toHaveLength(0);
});

test('an export is restored for trial, and the page says what came back', async () => {
  const stub = server().answers(api.archives.list, [done]).answers(api.archives.tryOut, done);
  const { user } = renderPage(<ArchivesPage />);
  expect(
    await screen.findByText(/Nobody has exported everything yet\. No export was restored/),
  ).toBeVisible();
  stub.answers(api.archives.list, [{ ...done, trial: 'running', done: 30, total: 120 }]);
  await user.click(await screen.findByRole('button', { name: 'Restore for trial' }));
  expect(await screen.findByRole('progressbar', { name: 'Being restored for trial' })).toBeVisible();
  expect(stub.calls(api.archives.tryOut)).toHaveLength(1);
  const says = '80 records, 12 files and 4 accounts came back as they were.';
  const at = '2026-11-20T10:00:00.000Z';
  const noted = {
    ...never,
    exportedAt: at,
    bytes: 5_230_000,
    triedAt: at,
    tried: 'done' as const,
    says,
  };
  stub.answers(api.archives.last, noted).answers(api.archives.list, [{ ...done, trial: 'done' }]);
  expect(await screen.findByText(/80 records, 12 files/, {}, { timeout: 5_000 })).toHaveTextContent(
    /Last exported on .* \(5\.2 MB\)\. Last restored for trial on .*: 80 records/,
  );
  expect(screen.getByText(/by ada@lab\.test · restored for trial/)).toBeVisible();
});

test('a trial that failed says why', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const failed = {
    ...never,
    exportedAt: at,
    triedAt: at,
    tried: 'failed' as const,
    says: 'A file is damaged.',
  };
  stubServer().answers(api.archives.last, failed).answers(api.archives.list, []);
  renderPage(<ArchivesPage />);
  const card = await screen.findByText(/The last trial, on .*, failed: A file is damaged\./);
  expect(card).toHaveTextContent('(0.1 MB).');
});
