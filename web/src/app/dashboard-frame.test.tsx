import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import DashboardFrame from './dashboard-frame.tsx';

const ada = { uid: 'u1', email: 'ada@lab.test', name: 'Ada Byron', photoUrl: '' };

/** As a browser on a phone makes them. */
function stubCloseWatchers() {
  const open = new Set<EventTarget>();
  class Watcher extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    destroy() {
      open.delete(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  return open;
}

test('Back on a phone closes the menu and stays on the page', async () => {
  const watchers = stubCloseWatchers();
  stubServer();
  const { user, address } = renderPage(<DashboardFrame />, { at: '/dashboard', session: { user: ada } });
  expect(watchers.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Overview, Open menu' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  const [watcher] = watchers;
  watcher?.dispatchEvent(new Event('close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([address(), watchers.size]).toEqual(['/dashboard', 0]);
});
