/** The list of news, its changes and its conflicts, and how the screen does so for every kind of content. */
import { api } from '@lab/contract';
import { newsKind } from '@lab/contract/features/news/kind';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { longText } from '../../../test/long-text.ts';
import { item, newsroom, renderNews } from '../../../test/newsroom.tsx';
import { chooseRowAction } from '../../../test/row-menu.ts';

// jsdom decodes no pictures and has no Cloud Storage.
vi.mock('../../../lib/images.ts', async (original) => ({
  ...(await original<object>()),
  prepareImage: vi.fn(),
}));
vi.mock('../../../lib/upload.ts', () => ({ uploadImage: vi.fn() }));

test('New and a row each open a form beside the list, and closing it keeps the search and what was typed', async () => {
  newsroom();
  const { user, address } = renderNews('/?q=moved');
  const row = await screen.findByRole('button', { name: 'Edit: We moved' });
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'New' }));
  expect(address()).toBe('/?q=moved&new=');
  await user.type(screen.getByLabelText(/^Title/), 'Half a');
  await screen.findByText(/^Saved on this device/);
  await user.click(screen.getByRole('link', { name: 'Close' }));
  expect(address()).toBe('/?q=moved');
  await user.click(row);
  expect(address()).toBe('/?q=moved&edit=n1');
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(await screen.findByDisplayValue('We moved')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  expect(row).toHaveFocus();
  expect(row).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('link', { name: 'New' }));
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a'));
});

test('another row and New ask before they take the place of a form with something unsaved', async () => {
  const server = newsroom();
  server.left = [item, { ...item, _id: 'n2', title: 'We grew' }];
  const { user, address } = renderNews('/?edit=n1');
  await user.type(await screen.findByDisplayValue('We moved'), ' again');
  await user.click(screen.getByRole('button', { name: 'Edit: We moved' }));
  await user.click(screen.getByRole('link', { name: 'New' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/?edit=n1');
  expect(screen.getByLabelText(/^Title/)).toHaveValue('We moved again');
  server.answers(api.news.get, { ...item, _id: 'n2', title: 'We grew' });
  await user.click(screen.getByRole('button', { name: 'Edit: We grew' }));
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(await screen.findByDisplayValue('We grew')).toBeVisible();
  expect(address()).toBe('/?edit=n2');
  server.answers(api.news.get, item);
  // Nothing was typed here, so nothing is asked.
  await user.click(screen.getByRole('button', { name: 'Edit: We moved' }));
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('We moved again'));
});

test('a form that is saved late does not call back who has gone to another page', async () => {
  const server = newsroom();
  const saved = server.holds(api.news.edit, { modifiedCount: 1 });
  const { user } = renderNews('/?edit=n1');
  await user.type(await screen.findByDisplayValue('We moved'), ' again');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  // The form is still there while the code of the other page is loaded.
  window.history.pushState(null, '', '/elsewhere');
  saved();
  expect(await screen.findByText('News updated successfully')).toBeVisible();
  await act(async () => {});
  expect(window.location.pathname).toBe('/elsewhere');
});

test('a form that is saved late does not close the one that was opened meanwhile', async () => {
  const server = newsroom();
  const saved = server.holds(api.news.edit, { modifiedCount: 1 });
  const { user, address } = renderNews('/?edit=n1');
  await user.type(await screen.findByDisplayValue('We moved'), ' again');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(screen.getByRole('link', { name: 'New' }));
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  await screen.findByRole('heading', { name: newsKind.words.heading });
  saved();
  expect(await screen.findByText('News updated successfully')).toBeVisible();
  expect(address()).toBe('/?new=');
});

test('the address of a form opens it directly', async () => {
  newsroom();
  renderNews('/?edit=n1');
  expect(await screen.findByRole('heading', { name: 'Edit: We moved' })).toHaveFocus();
  expect(await longText(/^Details/)).toHaveTextContent('We moved into new rooms.');
});

test('who comes second sees both: the change of the other, and what they have typed themselves', async () => {
  const server = newsroom()
    .fails(api.news.edit, 409, { code: 'conflict', message: 'Somebody else has changed this meanwhile.' })
    .answers(api.activity.list, []);
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'We stayed' } });
  const theirs = { ...item, title: 'We flew', summary: 'Rooms with a view.' };
  server.answers(api.news.get, theirs);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const now = await screen.findByRole('region', { name: 'The current version' });
  expect(within(now).getByText('Preview of We flew')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('We stayed');
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Rooms with a view.');
  server.answers(api.news.edit, { modifiedCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('News updated successfully')).toBeVisible();
  expect(server.calls(api.news.edit)[1]?.body).toMatchObject({
    title: 'We stayed',
    summary: 'Rooms with a view.',
    before: { title: 'We flew' },
  });
});

test('a refusal that is about a field leaves the form as it is', async () => {
  const taken = 'There is already a news item with this title';
  const server = newsroom()
    .fails(api.news.edit, 409, { code: 'conflict', message: taken, fields: { title: taken } })
    .answers(api.activity.list, []);
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription(taken));
  expect(screen.queryByRole('region', { name: 'The current version' })).toBeNull();
  expect(server.calls(api.news.edit)).toHaveLength(1);
});

test('who edits what somebody else has deleted is told, and keeps the text', async () => {
  const server = newsroom()
    .fails(api.news.edit, 404, { code: 'not-found', message: 'News not found.' })
    .answers(api.activity.list, [
      {
        _id: 'x',
        actor: 'bo@lab.test',
        action: 'deleted',
        kind: 'news',
        targetId: 'n1',
        targetName: 'We moved',
        createdAt: '2026-01-02T10:00:00.000Z',
      },
    ]);
  server.answers(api.news.list, [item]);
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  await user.type(screen.getByLabelText(/^Title/), ' again');
  server.answers(api.news.list, []);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/News not found. Last change: deleted by bo@lab.test/)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('We moved again');
  await user.click(screen.getByRole('link', { name: 'Close' }));
  expect(await screen.findByText('No news found.')).toBeVisible();
});

test('deletes after a confirmation, and Undo puts it back', async () => {
  const server = newsroom();
  server.answers(api.news.delete, () => {
    server.left = [];
    return { deletedCount: 1 };
  });
  server.answers(api.desk.restore, () => {
    server.left = [item];
    return { restored: true };
  });
  const { user } = renderNews();
  await chooseRowAction(user, 'We moved', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByText('News deleted')).toBeVisible();
  expect(await screen.findByText('No news found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit: We moved' })).toBeVisible();
  expect(server.calls(api.desk.restore)[0]?.params).toEqual({ kind: 'news', id: 'n1' });
});

test('after a deletion the focus is in the row that follows', async () => {
  const server = newsroom();
  server.left = [item, { ...item, _id: 'n2', title: 'We grew' }];
  server.answers(api.news.delete, () => {
    server.left = server.left.slice(1);
    return { deletedCount: 1 };
  });
  const { user } = renderNews();
  await chooseRowAction(user, 'We moved', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  await waitFor(() => expect(screen.queryByText('We moved')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: We grew' })).toHaveFocus(), {
    timeout: 3000,
  });
});

test('each of two deletions can be undone, also while the list is slow to come', async () => {
  const other = { ...item, _id: 'n2', title: 'We grew' };
  const server = newsroom().answers(api.news.delete, { deletedCount: 1 });
  server.left = [item, other];
  server.answers(api.desk.restore, { restored: true });
  const { user } = renderNews();
  await screen.findByText('We grew');
  server.holds(api.news.list, []);
  for (const title of ['We moved', 'We grew']) {
    await chooseRowAction(user, title, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2), {
    timeout: 4000,
  });
});

test('an Undo that comes too late says so', async () => {
  const server = newsroom().answers(api.news.delete, { deletedCount: 1 });
  server.fails(api.desk.restore, 404, { code: 'not-found', message: 'It is too late to restore this.' });
  const { user } = renderNews();
  await chooseRowAction(user, 'We moved', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is too late to restore this.')).toBeVisible();
});

test('a record that is gone when somebody wants to edit it says so', async () => {
  newsroom().fails(api.news.get, 404, { code: 'not-found', message: 'News not found.' });
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  expect(await screen.findByText('News not found.')).toBeVisible();
});
