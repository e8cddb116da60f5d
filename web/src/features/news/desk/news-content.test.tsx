/** News, and how the screen works for every kind of content. */
import { api } from '@lab/contract';
import type { NewsItem } from '@lab/contract/news/kind';
import { newsKind } from '@lab/contract/news/kind';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { kindContent } from '../../../desk/kind-content.tsx';
import { prepareImage } from '../../../lib/images.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { renderPage } from '../../../test/render.tsx';
import { chooseRowAction } from '../../../test/row-menu.ts';
import { type StubServer, stubServer } from '../../../test/server.ts';

const newsContent = kindContent('news', newsKind);

// jsdom decodes no pictures and has no Cloud Storage.
vi.mock('../../../lib/images.ts', async (original) => ({
  ...(await original<object>()),
  prepareImage: vi.fn(),
}));
vi.mock('../../../lib/upload.ts', () => ({ uploadImage: vi.fn() }));

const picture = new File(['x'], 'picture.png', { type: 'image/png' });

function storage() {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  vi.mocked(prepareImage).mockResolvedValue({} as never);
  vi.mocked(uploadImage).mockReset().mockResolvedValue('/images/news/me/new.webp');
}

const item: NewsItem = {
  _id: 'n1',
  title: 'We moved',
  summary: 'New rooms.',
  details: 'We moved into new rooms.',
  image: '/images/news/me/old.webp',
  createdAt: '2026-01-02T10:00:00.000Z',
  authorEmail: 'ada@lab.test',
};

function newsroom(): StubServer & { left: NewsItem[] } {
  const server = Object.assign(stubServer(), { left: [item] });
  // The list carries only the beginning of the details.
  server.answers(api.news.list, () =>
    server.left.map((one) => ({ ...one, details: one.details.slice(0, 5) })),
  );
  server.answers(api.news.get, item);
  return server;
}

const renderNews = (at = '/') =>
  renderPage(
    <ContentPage content={newsContent} preview={({ values }) => <h3>Preview of {values.title}</h3>} />,
    { at },
  );
const renderForm = () => renderNews('/?new');

function write(title = 'We grow', summary = 'More people.', details = 'Three of them.') {
  for (const [label, value] of [
    [/^Title/, title],
    [/^Summary/, summary],
    [/^Details/, details],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

test('asks for what is missing, in the words of the specification', async () => {
  const server = newsroom();
  const { user } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  for (const text of [
    'Title is required',
    'Summary is required',
    'Details are required',
    'Please upload an image.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(server.calls(api.news.create)).toEqual([]);
});

test('shows what is written as it will look, sends its picture first, and goes back to the list', async () => {
  storage();
  const server = newsroom().answers(api.news.create, { insertedId: 'n2' });
  const { user, address } = renderForm();
  await user.type(screen.getByLabelText(/^Title/), 'We grow');
  expect(screen.getByText('Preview of We grow')).toBeVisible();
  await user.type(screen.getByLabelText(/^Summary/), 'More people.');
  await user.type(screen.getByLabelText(/^Details/), 'Three of them.');
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('News added successfully')).toBeVisible();
  expect(server.calls(api.news.create)[0]?.body).toEqual({
    title: 'We grow',
    summary: 'More people.',
    details: 'Three of them.',
    image: '/images/news/me/new.webp',
  });
  expect(await screen.findByRole('button', { name: 'Edit: We moved' })).toBeVisible();
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  expect(address()).toBe('/');
  expect(localStorage).toHaveLength(0);
});

test('the next record does not get the picture of the one before', async () => {
  storage();
  const server = newsroom().answers(api.news.create, { insertedId: 'n2' });
  const { user } = renderForm();
  write();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('link', { name: 'New' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
  write('We celebrate', 'Ten years.', 'Come and see.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Please upload an image.')).toBeVisible();
  expect(server.calls(api.news.create)).toHaveLength(1);
});

test('a picture that cannot be sent is said, and nothing typed is lost', async () => {
  storage();
  vi.mocked(uploadImage).mockRejectedValue(new Error('offline'));
  const server = newsroom();
  const { user } = renderForm();
  write();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Error uploading image to/)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('We grow');
  expect(server.calls(api.news.create)).toEqual([]);
});

test('what the server says of a field stands under the field', async () => {
  storage();
  newsroom().fails(api.news.create, 400, {
    code: 'invalid',
    message: 'Title cannot exceed 300 characters',
    fields: { title: 'Title cannot exceed 300 characters' },
  });
  const { user } = renderForm();
  write();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription(/cannot exceed 300/),
  );
});

test('a draft survives leaving the page, and can be thrown away', async () => {
  newsroom();
  const first = renderForm();
  await first.user.type(screen.getByLabelText(/^Title/), 'Half a');
  expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
  first.unmount();
  const { user } = renderForm();
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a'));
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('a draft brings back what was typed, and nothing that somebody else has changed meanwhile', async () => {
  const server = newsroom().answers(api.news.edit, { modifiedCount: 1 });
  const first = renderNews();
  await first.user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await first.user.type(await screen.findByDisplayValue('We moved'), ' again');
  await screen.findByText(/^Saved on this device/);
  first.unmount();
  const theirs = { ...item, summary: 'Rooms with a view.' };
  server.left = [theirs];
  server.answers(api.news.get, theirs);
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('News updated successfully')).toBeVisible();
  expect(server.calls(api.news.edit)[0]?.body).toMatchObject({
    title: 'We moved again',
    summary: 'Rooms with a view.',
  });
});

test('edits with the present picture kept', async () => {
  const server = newsroom().answers(api.news.edit, { modifiedCount: 1 });
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  const title = screen.getByLabelText(/^Title/);
  expect(title).toHaveValue('We moved');
  expect(screen.getByLabelText(/^Details/)).toHaveValue('We moved into new rooms.');
  await user.clear(title);
  await user.type(title, 'We stayed');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('News updated successfully')).toBeVisible();
  const [call] = server.calls(api.news.edit);
  const { _id, createdAt, authorEmail, ...before } = item;
  expect(call).toMatchObject({
    params: { id: 'n1' },
    body: { title: 'We stayed', image: item.image, before },
  });
  expect(await screen.findByRole('button', { name: 'Edit: We moved' })).toBeVisible();
});

test('the list shows no form; New and a row each open one, and Back keeps the search and what was typed', async () => {
  newsroom();
  const { user, address } = renderNews('/?q=moved');
  await screen.findByRole('button', { name: 'Edit: We moved' });
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'New' }));
  expect(address()).toBe('/?q=moved&new=');
  expect(screen.queryByRole('table')).toBeNull();
  await user.type(screen.getByLabelText(/^Title/), 'Half a');
  await screen.findByText(/^Saved on this device/);
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(address()).toBe('/?q=moved');
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  expect(address()).toBe('/?q=moved&edit=n1');
  expect(await screen.findByDisplayValue('We moved')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await user.click(screen.getByRole('link', { name: 'New' }));
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a'));
});

test('the address of a form opens it directly', async () => {
  newsroom();
  renderNews('/?edit=n1');
  expect(await screen.findByRole('heading', { name: 'Edit: We moved' })).toHaveFocus();
  expect(screen.getByLabelText(/^Details/)).toHaveValue('We moved into new rooms.');
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
  const now = await screen.findByRole('region', { name: 'As it stands now' });
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
  expect(screen.queryByRole('region', { name: 'As it stands now' })).toBeNull();
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
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
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

test('an Undo that comes too late says so', async () => {
  const server = newsroom().answers(api.news.delete, { deletedCount: 1 });
  server.fails(api.desk.restore, 404, { code: 'not-found', message: 'It is too late to put this back.' });
  const { user } = renderNews();
  await chooseRowAction(user, 'We moved', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is too late to put this back.')).toBeVisible();
});

test('a record that is gone when somebody wants to edit it says so', async () => {
  newsroom().fails(api.news.get, 404, { code: 'not-found', message: 'News not found.' });
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  expect(await screen.findByText('News not found.')).toBeVisible();
});
