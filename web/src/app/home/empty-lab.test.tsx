import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import type { StubServer } from '../../test/server.ts';
import { stubHome } from './home.testing.ts';
import HomePage from './home-page.tsx';

let server: StubServer;

beforeEach(() => {
  server = stubHome();
});

describe('a lab that began empty', () => {
  const { overView } = theLab();
  const begun = theLab({ carousel: [], overView: { ...overView, details: '' }, email: 'hello@kestrel.test' });
  const nothing = { emptyPages: ['/aboutUs', '/publications', '/joinUs'], sections: [] };

  it('says that it is being set up and how to reach it, and nothing that has nothing behind it', async () => {
    server.answers(api.labInfo.get, begun).answers(api.settings.get, nothing);
    renderPage(<HomePage />);
    expect(await screen.findByText('This site is being set up.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Kestrel Point' })).toBeInTheDocument();
    expect(screen.queryByText('Providing reliable tech since 2025')).toBeNull();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Write us a mail', expect.stringMatching(/^mailto:hello@kestrel\.test\?/)],
      ['Contact Us', '/contactUs'],
    ]);
  });

  it('says that beside the lab’s own sentence, and no longer when there is something to read', async () => {
    server
      .answers(api.labInfo.get, begun)
      .answers(api.settings.get, { ...nothing, tagline: 'We count crabs' });
    const { unmount } = renderPage(<HomePage />);
    expect(await screen.findByText('We count crabs')).toBeVisible();
    expect(screen.getByText('This site is being set up.')).toBeVisible();
    unmount();
    server.answers(api.settings.get, { emptyPages: ['/aboutUs'] });
    renderPage(<HomePage />);
    expect(await screen.findByText('Providing reliable tech since 2025')).toBeVisible();
    expect(screen.queryByText('This site is being set up.')).toBeNull();
  });

  it('shows only its admins what is still missing', async () => {
    server
      .answers(api.labInfo.get, begun)
      .answers(api.settings.get, nothing)
      .answers(api.setup.checklist, { hidden: false, done: [], local: false });
    const { unmount } = renderPage(<HomePage />, { session: { role: 'admin' } });
    expect(await screen.findByRole('link', { name: 'Add your first person' })).toBeVisible();
    unmount();
    renderPage(<HomePage />, { session: { role: 'writer' } });
    expect(await screen.findByText('This site is being set up.')).toBeVisible();
    expect(server.calls(api.setup.checklist)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Add your first person' })).toBeNull();
  });

  it('asks for nothing more when an admin opens the home page of any other lab', async () => {
    renderPage(<HomePage />, { session: { role: 'admin' } });
    await screen.findByText('Northhaven University');
    expect(server.calls(api.setup.checklist)).toEqual([]);
  });

  it('links the pages that have content', async () => {
    server.answers(api.settings.get, { emptyPages: ['/aboutUs'] });
    renderPage(<HomePage />);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^About/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'Publications' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join Us' })).toBeInTheDocument();
  });
});
