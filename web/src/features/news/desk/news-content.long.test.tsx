/** The form of news, and how it works for every kind of content. */
import { api } from '@lab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prepareImage } from '../../../lib/images.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { longText, writeLongText } from '../../../test/long-text.ts';
import { item, newsroom, renderNews } from '../../../test/newsroom.tsx';
import { theMailSettings } from '../../../test/records.ts';

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

const renderForm = () => renderNews('/?new');

async function write(title = 'We grow', summary = 'More people.', details = 'Three of them.') {
  for (const [label, value] of [
    [/^Title/, title],
    [/^Summary/, summary],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await writeLongText(/^Details/, details);
}

test('asks for what is missing, in the words of the specification', async () => {
  const server = newsroom();
  const { user } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  for (const text of ['Title is required', 'Summary is required', 'Details are required']) {
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
  await writeLongText(/^Details/, '<p>Three <strong>of</strong> them.</p>');
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByLabelText('The picture is only decoration'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('News added successfully')).toBeVisible();
  expect(server.calls(api.news.create)[0]?.body).toEqual({
    title: 'We grow',
    summary: 'More people.',
    date: '',
    details: 'Three of them.',
    formatted: 'Three **of** them.',
    image: '/images/news/me/new.webp',
    imageAlt: '-',
    areas: [],
  });
  expect(await screen.findByRole('button', { name: 'Edit: We moved' })).toBeVisible();
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  expect(address()).toBe('/');
  expect(localStorage).toHaveLength(0);
});

test('what the picture shows is asked as soon as it is chosen, also while it is made smaller', async () => {
  storage();
  vi.mocked(prepareImage).mockReturnValue(new Promise(() => {}));
  const { user } = renderForm();
  await write();
  await user.upload(screen.getByLabelText('Image'), picture);
  expect(screen.getByLabelText('The picture is only decoration')).not.toBeChecked();
});

test('the next record does not get the picture of the one before', async () => {
  storage();
  const server = newsroom().answers(api.news.create, { insertedId: 'n2' });
  const { user } = renderForm();
  await write();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByLabelText('The picture is only decoration'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('link', { name: 'New' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
  await write('We celebrate', 'Ten years.', 'Come and see.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.calls(api.news.create)).toHaveLength(2));
  expect(server.calls(api.news.create)[1]?.body).toMatchObject({ image: '', imageAlt: '' });
});

test('a day that has not come is refused, and one of the past is sent', async () => {
  const server = newsroom().answers(api.news.create, { insertedId: 'n2' });
  const { user } = renderForm();
  await write();
  const date = screen.getByLabelText('Date');
  expect(date).toHaveAccessibleDescription(/Left empty, it is today/);
  for (const [day, text] of [
    ['2999-01-01', 'The date cannot be in the future'],
    ['2019', 'Please provide a valid date (YYYY-MM-DD)'],
  ] as const) {
    fireEvent.change(date, { target: { value: day } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(date).toHaveAccessibleDescription(text));
  }
  expect(server.calls(api.news.create)).toEqual([]);
  fireEvent.change(date, { target: { value: '2019-03-14' } });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.calls(api.news.create)[0]?.body).toMatchObject({ date: '2019-03-14' }));
});

test('a picture that cannot be sent is said, and nothing typed is lost', async () => {
  storage();
  vi.mocked(uploadImage).mockRejectedValue(new Error('offline'));
  const server = newsroom();
  const { user } = renderForm();
  await write();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByLabelText('The picture is only decoration'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Error uploading image to/)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('We grow');
  expect(server.calls(api.news.create)).toEqual([]);
});

test('what the server says of a field is under the field', async () => {
  storage();
  newsroom().fails(api.news.create, 400, {
    code: 'invalid',
    message: 'Title cannot exceed 300 characters',
    fields: { title: 'Title cannot exceed 300 characters' },
  });
  const { user } = renderForm();
  await write();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByLabelText('The picture is only decoration'));
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

test('discarding the draft of a record that was never in the editor brings its text back', async () => {
  newsroom();
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await writeLongText(/^Details/, 'Something else.');
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(async () => expect(await longText(/^Details/)).toHaveTextContent('We moved into new rooms.'));
});

test('what is being saved cannot be given up as if it were not', async () => {
  const server = newsroom();
  const saved = server.holds(api.news.edit, { modifiedCount: 1 });
  const { user } = renderNews('/?edit=n1');
  await user.type(await screen.findByLabelText(/^Title/), '!');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.calls(api.news.edit)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  saved();
  expect(await screen.findByText('News updated successfully')).toBeVisible();
});

test('edits with the present picture kept', async () => {
  const server = newsroom().answers(api.news.edit, { modifiedCount: 1 });
  const { user } = renderNews();
  await user.click(await screen.findByRole('button', { name: 'Edit: We moved' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  const title = screen.getByLabelText(/^Title/);
  expect(title).toHaveValue('We moved');
  expect(await longText(/^Details/)).toHaveTextContent('We moved into new rooms.');
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

test.each([
  [true, {}],
  [false, { mail: 'no' }],
])('a new item is mailed to subscribers: %s', async (mails, query) => {
  storage();
  const server = newsroom()
    .answers(api.mail.settings, theMailSettings({ subscriptions: true, subscribers: 3 }))
    .answers(api.news.create, { insertedId: 'n2' });
  const { user } = renderForm();
  const choice = await screen.findByLabelText('Send it to 3 subscribers by mail');
  expect(choice).toBeChecked();
  if (!mails) await user.click(choice);
  await write();
  await user.upload(screen.getByLabelText('Image'), picture);
  await user.click(screen.getByLabelText('The picture is only decoration'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.calls(api.news.create)[0]?.query).toEqual(query));
});
