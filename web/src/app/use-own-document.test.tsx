import { tokenStorageKey } from '@lab/contract/features/session/token';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { settingsQuery } from '../lib/settings.ts';
import { speakAt } from '../lib/spoken-words.ts';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { useOwnDocument } from './use-own-document.ts';

const german = { language: 'de' } as const;
const reload = vi.fn();

function Page() {
  useOwnDocument(reload);
  return (
    <>
      <Link to="/team">Team</Link>
      <Link to="/news">News</Link>
      <Link to="/dashboard">Desk</Link>
      <Link to="/dashboard/applications">Applications</Link>
    </>
  );
}

afterEach(async () => {
  reload.mockClear();
  await speakAt('/', undefined);
  localStorage.clear();
});

async function openAt(at: string, words: typeof german | undefined, admin: boolean) {
  localStorage.setItem(tokenStorageKey, `h.${btoa(JSON.stringify({ sub: 'u', iat: 0, exp: 0, admin }))}.s`);
  await speakAt(at, words);
  stubServer();
  const page = renderPage(<Page />, { at });
  page.client.setQueryData(settingsQuery.queryKey, words ? { words } : {});
  return (name: string) => page.user.click(screen.getByRole('link', { name }));
}

test('between a German site and the desk a new document is loaded, and nowhere else', async () => {
  const go = await openAt('/team', german, true);
  await go('News');
  expect(reload).not.toHaveBeenCalled();
  await go('Desk');
  expect(reload).toHaveBeenCalledTimes(1);
  await go('Applications');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['an English lab', undefined, true],
  ['a member', german, false],
])('%s needs only one document', async (_, words, admin) => {
  const go = await openAt('/team', words, admin);
  for (const name of ['Desk', 'Team', 'Applications', 'News']) await go(name);
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose words were loaded for another address is loaded anew', async () => {
  await openAt('/dashboard', german, true);
  expect(reload).not.toHaveBeenCalled();
  await speakAt('/team', german);
  renderPage(<Page />, { at: '/dashboard' });
  expect(reload).toHaveBeenCalledTimes(1);
});
