import { api } from '@lab/contract';
import type { Activity } from '@lab/contract/activity/schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import ActivityPage from './activity-page.tsx';

const deleted: Activity = {
  _id: 'a1',
  actor: 'ada@lab.test',
  action: 'deleted',
  kind: 'news',
  targetId: 'n1',
  targetName: 'We moved',
  createdAt: '2026-01-02T10:00:00.000Z',
};

test('the server filters by kind, and all other filters stay', async () => {
  const server = stubServer().answers(api.activity.list, ({ query }) =>
    [deleted].filter(({ kind }) => !query.kind || kind === query.kind),
  );
  const { user, address } = renderPage(<ActivityPage />, { at: '/?action=deleted&page=2' });
  expect(await screen.findByText('We moved')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of record' }), 'News');
  await waitFor(() => expect(server.calls(api.activity.list).at(-1)?.query.kind).toBe('news'));
  expect(await screen.findByText('We moved')).toBeVisible();
  expect(address()).toBe('/?action=deleted&kind=news');
});
