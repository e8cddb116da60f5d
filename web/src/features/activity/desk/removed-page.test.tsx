import { api } from '@lab/contract';
import type { Removal } from '@lab/contract/features/desk/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction } from '../../../test/row-menu.ts';
import { type StubServer, stubServer } from '../../../test/server.ts';
import RemovedPage from './removed-page.tsx';

const moved: Removal = {
  _id: 'news:n1',
  kind: 'news',
  id: 'n1',
  name: 'We moved',
  createdAt: '2026-01-02T10:00:00.000Z',
  expiresAt: '2026-02-01T10:00:00.000Z',
};
const tides: Removal = { ...moved, _id: 'paper:p1', kind: 'paper', id: 'p1', name: 'On tides' };

function lab(): StubServer & { left: Removal[] } {
  const server = Object.assign(stubServer(), { left: [moved, tides] });
  server.answers(api.desk.removed, () => server.left);
  return server;
}

test('shows what can be restored of one kind, and restores it', async () => {
  const server = lab();
  server.answers(api.desk.restore, () => {
    server.left = [tides];
    return { restored: true };
  });
  const { user } = renderPage(<RemovedPage />, { at: '/?kind=news' });
  expect(await screen.findByText('We moved')).toBeVisible();
  expect(screen.queryByText('On tides')).toBeNull();
  await chooseRowAction(user, 'We moved', 'Restore');
  expect(await screen.findByText('Restored')).toBeVisible();
  expect(server.calls(api.desk.restore)[0]?.params).toEqual({ kind: 'news', id: 'n1' });
  expect(await screen.findByText('Nothing matches this search.')).toBeVisible();
});

test('a record that came back in another way is said', async () => {
  lab()
    .fails(api.desk.restore, 409, {
      code: 'conflict',
      message: 'Another record is in its place already.',
    })
    .answers(api.activity.list, []);
  const { user } = renderPage(<RemovedPage />);
  await chooseRowAction(user, 'On tides', 'Restore');
  expect(await screen.findByText('Another record is in its place already.')).toBeVisible();
});

test('says when nothing can be restored', async () => {
  lab().left = [];
  renderPage(<RemovedPage />);
  expect(await screen.findByText('Nothing that was deleted can be restored.')).toBeVisible();
});
