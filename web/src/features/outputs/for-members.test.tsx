import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { memberResourceKind } from '@lab/contract/features/resources/kind';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import ForMemberPage from './for-member-page.tsx';
import ForMembersPage from './for-members-page.tsx';

const brief = {
  _id: 'r1',
  title: 'Safety in the tank hall',
  type: 'handbook',
  summary: 'Boots.',
  date: '2026-03',
};
const refusal = { code: 'forbidden', message: 'These pages are for members of the team.' } as const;
const file = '/files/members/u1/safety.pdf';
const record = {
  ...emptyValues(memberResourceKind.fields),
  _id: 'r1',
  createdAt: '2026-01-01T00:00:00.000Z',
  title: brief.title,
  type: 'handbook' as const,
  rendered: { text: { html: '<h2>Boots</h2>', lead: '' } },
};
const one = { path: '/dashboard/forMembers/:id', at: '/dashboard/forMembers/r1' };

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});

it('lists what members read, by type', async () => {
  stubServer().answers(api.forMembers.list, [
    { ...brief, _id: 'r2', type: 'protocol', title: 'A gauge', summary: '', date: '' },
    brief,
  ]);
  renderPage(<ForMembersPage />);
  const link = await screen.findByRole('link', { name: brief.title });
  expect(link).toHaveAttribute('href', '/dashboard/forMembers/r1');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['For members', 'Protocols', 'A gauge', 'Handbook', brief.title]);
  expect(screen.getByText('March 2026')).toBeInTheDocument();
});

it('says that there is nothing yet, and who is no member is told so', async () => {
  const server = stubServer().answers(api.forMembers.list, []);
  const { unmount } = renderPage(<ForMembersPage />);
  expect(await screen.findByText('Nothing is here yet.')).toBeInTheDocument();
  unmount();
  server.fails(api.forMembers.list, 403, refusal).fails(api.forMembers.get, 403, refusal);
  const list = renderPage(<ForMembersPage />);
  expect(await screen.findByText(refusal.message)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  list.unmount();
  renderPage(<ForMemberPage />, one);
  expect(await screen.findByText(refusal.message)).toBeInTheDocument();
});

it('asks again after a failure', async () => {
  const server = stubServer().isUnreachable(api.forMembers.get);
  const { user } = renderPage(<ForMemberPage />, one);
  await screen.findByRole('alert');
  server.answers(api.forMembers.get, record);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: brief.title })).toBeInTheDocument();
});

it('shows one with its text, and sends its file with the person’s token and not by a link', async () => {
  const server = stubServer()
    .answers(api.forMembers.get, { ...record, file })
    .fails(api.forMembers.file, 404, { code: 'not-found', message: 'Gone' });
  const { user } = renderPage(<ForMemberPage />, one);
  expect(await screen.findByRole('heading', { name: 'Boots' })).toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain(file);
  const button = screen.getByRole('button', { name: 'Download PDF' });
  await user.click(button);
  expect(await screen.findByText(/could not be downloaded/)).toBeInTheDocument();
  expect(URL.createObjectURL).not.toHaveBeenCalled();
  server.answers(api.forMembers.file, {} as never);
  await user.click(button);
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  expect(vi.mocked(URL.createObjectURL).mock.calls[0]?.[0]).toHaveProperty('size', 2);
});

it('links a file elsewhere, and says that there is no such record', async () => {
  const server = stubServer().answers(api.forMembers.get, { ...record, file: 'https://a.example/x.pdf' });
  const { unmount } = renderPage(<ForMemberPage />, one);
  expect(await screen.findByRole('link', { name: 'PDF' })).toHaveAttribute('href', 'https://a.example/x.pdf');
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  unmount();
  server.fails(api.forMembers.get, 404, { code: 'not-found', message: 'Resource not found.' });
  renderPage(<ForMemberPage />, one);
  expect(await screen.findByText('Resource not found.')).toBeInTheDocument();
});
