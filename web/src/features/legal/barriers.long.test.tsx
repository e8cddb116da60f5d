import { api } from '@lab/contract';
import type { Barrier } from '@lab/contract/features/legal/barriers/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import BarriersPage from './desk/barriers-page.tsx';
import ReportBarrierPage from './report-barrier-page.tsx';

const report: Barrier = {
  _id: 'b1',
  message: '<b>The menu</b> has no names.',
  page: 'javascript:alert(1)',
  email: 'a?bcc=b&subject=c@d.example',
  state: 'open',
  createdAt: '2026-01-02T10:00:00.000Z',
};

test('a visitor sends a report without an email', async () => {
  const server = stubServer().answers(api.barriers.report, { insertedId: 'b1' });
  const { user } = renderPage(<ReportBarrierPage />);
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('Please fill in this field')).toBeVisible();
  await user.type(screen.getByLabelText('What is the barrier?'), 'No names');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('Thank you. The lab has your report.')).toBeVisible();
  expect(server.calls(api.barriers.report)[0]?.body).toEqual({ message: 'No names', page: '', email: '' });
  expect(screen.getByLabelText('What is the barrier?')).toHaveValue('');
});

test('a refused report keeps what was typed', async () => {
  stubServer().fails(api.barriers.report, 429, { code: 'too-many', message: 'Very many reports' });
  const { user } = renderPage(<ReportBarrierPage />);
  await user.type(screen.getByLabelText('What is the barrier?'), 'No names');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('Very many reports')).toBeVisible();
  expect(screen.getByLabelText('What is the barrier?')).toHaveValue('No names');
});

test('the desk shows a report as text, and says that its email is not checked', async () => {
  const server = stubServer()
    .answers(api.barriers.list, [report])
    .answers(api.barriers.settle, { modifiedCount: 1 });
  const { user } = renderPage(<BarriersPage />, { at: '/?record=b1' });
  const opened = await screen.findByRole('region', { name: /Report of/ });
  expect(opened).toHaveTextContent('<b>The menu</b> has no names.');
  expect(opened).toHaveTextContent('Not checked: anybody can enter any email here.');
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  expect(screen.getByRole('link', { name: report.email })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Db%26subject%3Dc@d.example',
  );
  await user.click(screen.getByRole('button', { name: 'Mark as settled' }));
  expect(await screen.findByText('The report is settled')).toBeVisible();
  expect(server.calls(api.barriers.settle)[0]).toMatchObject({
    params: { id: 'b1' },
    body: { state: 'settled' },
  });
});
