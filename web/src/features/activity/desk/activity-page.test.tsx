import { api } from '@lab/contract';
import type { Activity } from '@lab/contract/features/activity/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import ActivityPage from './activity-page.tsx';

const published: Activity = {
  _id: 'x1',
  actor: 'ada@lab.test',
  action: 'published',
  kind: 'paper',
  targetId: 'p1',
  targetName: 'On small things',
  createdAt: '2026-01-02T10:00:00.000Z',
};
const replied: Activity = {
  ...published,
  _id: 'x2',
  action: 'replied',
  kind: 'message',
  targetName: 'Jane Doe',
};

test('the log shows who did what to which record, and asks the server for one kind', async () => {
  const server = stubServer().answers(api.activity.list, ({ query }) =>
    [published, replied].filter(({ kind }) => !query.kind || kind === query.kind),
  );
  const { user, address } = renderPage(<ActivityPage />);
  const row = (await screen.findByText('On small things')).closest('tr') as HTMLElement;
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual(['ada@lab.test', 'Published', 'Paper', 'On small things', '']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of record' }), 'Message');
  await waitFor(() => expect(screen.queryByText('On small things')).toBeNull());
  expect(screen.getByText('Jane Doe')).toBeVisible();
  expect(address()).toBe('/?kind=message');
  expect(server.calls(api.activity.list).at(-1)?.query.kind).toBe('message');
});

test('shows names instead of addresses, the record as a link, and each field before and after', async () => {
  const edited: Activity = {
    ...published,
    _id: 'x3',
    actorName: 'Ada Byron',
    action: 'edited',
    changes: [
      { field: 'title', before: 'On tiny things', after: 'On small things' },
      { field: 'keywords', before: '', after: 'size' },
      { field: 'image', before: '', after: '' },
    ],
  };
  stubServer().answers(api.activity.list, [edited]);
  const { user } = renderPage(<ActivityPage />);
  expect(await screen.findByText('Ada Byron')).toHaveAttribute('title', 'ada@lab.test');
  expect(screen.getByRole('link', { name: 'On small things' })).toHaveAttribute(
    'href',
    '/dashboard/publications?edit=p1',
  );
  await user.click(screen.getByText('Title, Keywords, Image'));
  expect(screen.getByText('On tiny things')).toBeVisible();
  expect(screen.getByText('Keywords, Before').nextSibling).toHaveTextContent('Empty');
  expect(screen.getByText('Keywords, After').nextSibling).toHaveTextContent('size');
  expect(screen.queryByText('Image, Before')).toBeNull();
});

test('nothing in the log can be changed from its page', async () => {
  stubServer().answers(api.activity.list, [published]);
  renderPage(<ActivityPage />);
  await screen.findByText('On small things');
  expect(screen.queryByRole('button', { name: /edit|delete/i })).toBeNull();
});
