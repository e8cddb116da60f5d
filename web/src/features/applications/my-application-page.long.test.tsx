import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import MyApplicationPage from './my-application-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const application = {
  _id: 'u1',
  name: 'Ada',
  email: 'ada@lab.test',
  phone: '1',
  university: 'U',
  researchArea: 'Waves',
  role: 'Wave Counter',
  details: 'I count waves.',
  resume: 'https://example.org/cv',
  message: '',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const open = () => renderPage(<MyApplicationPage />, { session: { user } });

async function remove() {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await page.user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  return page;
}

describe('my applications', () => {
  it('shows the empty state', async () => {
    stubServer().answers(api.applications.byEmail, []);
    open();
    expect(await screen.findByText('No applications found.')).toBeVisible();
  });

  it('shows state and feedback', async () => {
    stubServer().answers(api.applications.byEmail, [{ ...application, message: 'Tell us about tides.' }]);
    open();
    expect(await screen.findByText('Pending')).toBeVisible();
    expect(screen.getByText('Tell us about tides.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', 'https://example.org/cv');
  });

  it('says when they cannot be loaded', async () => {
    stubServer().fails(api.applications.byEmail, 500, { message: 'Internal Server Error', code: 'internal' });
    open();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('deletes after asking', async () => {
    const server = stubServer()
      .answers(api.applications.byEmail, [application])
      .answers(api.applications.delete, () => {
        server.answers(api.applications.byEmail, []);
        return { message: 'Application deleted', success: true };
      });
    await remove();
    expect(await screen.findByText('No applications found.')).toBeVisible();
    expect(server.calls(api.applications.delete)[0]?.params).toEqual({ id: 'u1' });
  });

  it.each([
    ['Internal Server Error', 'internal', 500, 'Failed to delete application'],
    ['This application no longer exists.', 'not-found', 404, 'This application no longer exists.'],
  ] as const)('shows why the deletion failed: %s', async (message, code, status, sentence) => {
    stubServer()
      .answers(api.applications.byEmail, [application])
      .fails(api.applications.delete, status, { message, code });
    await remove();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('I count waves.')).toBeVisible();
  });
});
