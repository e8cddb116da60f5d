import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Form } from '../ui/form/form.tsx';
import { SendingNotice } from '../ui/form/sending-notice.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { ApiError } from './api-error.ts';
import { draftsOf } from './drafts.ts';
import { TimedOut } from './timeouts.ts';
import { type Saving, useRecordForm } from './use-record-form.ts';

interface Note {
  title: string;
  place: string;
}
type Save = (note: Note, saving: Saving<Note>) => Promise<string>;

const opened: Note = { title: 'Tides', place: 'Pier' };
const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const conflict = new ApiError(409, 'conflict', 'Somebody else has changed this meanwhile.');

const save = vi.fn<Save>();
const onSaved = vi.fn<(reply: string, note: Note) => unknown>();
const fetchPresent = vi.fn<() => Promise<Note | undefined>>();
const confirm = vi.fn<() => Promise<boolean>>();
const isIncomplete = vi.fn<() => boolean>();

beforeEach(() => {
  for (const mock of [save, onSaved, fetchPresent, confirm, isIncomplete]) mock.mockReset();
  save.mockResolvedValue('saved');
  confirm.mockResolvedValue(true);
});

function NoteForm({ failed }: { failed?: (error: unknown, conflict: boolean) => unknown }) {
  const form = useForm<Note>({ defaultValues: opened });
  const { submit, draft, sending, seen, isConflict } = useRecordForm({
    form,
    draft: 'note',
    start: opened,
    valuesOf: (note) => note,
    fetchPresent,
    isIncomplete,
    confirm,
    save,
    onSaved,
    failed: failed ?? 'The note could not be saved.',
  });
  return (
    <Form onSubmit={submit}>
      <p>{isConflict ? `now ${seen.title}` : 'as it was opened'}</p>
      <p>{draft.savedAt ? 'a draft' : 'no draft'}</p>
      <TextField control={form.control} name="title" label="Title" />
      <TextField control={form.control} name="place" label="Place" />
      <SendingNotice sending={sending} failed="The note could not be saved." />
      <button type="submit">Save</button>
    </Form>
  );
}

function open(failed?: (error: unknown, conflict: boolean) => unknown) {
  return renderPage(<NoteForm {...(failed ? { failed } : {})} />, { session: { user } });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name = 'Save') => fireEvent.click(screen.getByRole('button', { name }));

describe('a form that saves a record', () => {
  it('saves what was typed with what was seen, and forgets the draft', async () => {
    open();
    type('Title', 'Ebb');
    expect(await screen.findByText('a draft')).toBeVisible();
    press();
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledExactlyOnceWith('saved', { ...opened, title: 'Ebb' }),
    );
    expect(save).toHaveBeenCalledExactlyOnceWith(
      { title: 'Ebb', place: 'Pier' },
      { seen: opened, signal: expect.any(AbortSignal), moved: expect.any(Function) },
    );
    expect(draftsOf('u1')).toEqual([]);
  });

  it('asks once and saves once, however often it is clicked', async () => {
    let finish = (_reply: string) => {};
    save.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    open();
    press();
    press();
    fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    press();
    await act(async () => finish('saved'));
    expect(confirm).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledOnce();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('sends nothing where something is missing, or the person says no', async () => {
    open();
    isIncomplete.mockReturnValueOnce(true);
    press();
    await waitFor(() => expect(isIncomplete).toHaveBeenCalledOnce());
    expect(confirm).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce(false);
    await act(async () => press());
    expect(confirm).toHaveBeenCalledOnce();
    expect(save).not.toHaveBeenCalled();
  });

  it('that is refused keeps what was typed, says why, and can be sent again', async () => {
    save.mockRejectedValueOnce(
      new ApiError(400, 'invalid', 'Please check the fields.', { title: 'Title is taken' }),
    );
    open();
    type('Title', 'Ebb');
    press();
    expect(await screen.findByText('Title is taken')).toBeVisible();
    expect(await screen.findByText('Please check the fields.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Ebb');
    expect(draftsOf('u1')).toEqual(['note']);
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('tells whoever wants to say themselves why, and whether somebody else was faster', async () => {
    const failed = vi.fn();
    save.mockRejectedValueOnce(conflict);
    fetchPresent.mockResolvedValueOnce({ title: 'Flood', place: 'Pier' });
    open(failed);
    press();
    await waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(conflict, true));
    expect(screen.queryByText(conflict.message)).toBeNull();
  });
});

describe('somebody else was faster', () => {
  it('their version is there, what was typed is on top of it, and the next try knows it', async () => {
    save.mockRejectedValueOnce(conflict);
    fetchPresent.mockResolvedValueOnce({ title: 'Flood', place: 'Mole' });
    open();
    type('Title', 'Ebb');
    press();
    expect(await screen.findByText('now Flood')).toBeVisible();
    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Ebb');
    expect(screen.getByLabelText('Place')).toHaveValue('Mole');
    press();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]).toMatchObject([
      { title: 'Ebb', place: 'Mole' },
      { seen: { title: 'Flood', place: 'Mole' } },
    ]);
  });

  it.each([
    ['it cannot be looked at', () => Promise.reject(new TimedOut())],
    ['it is gone', async () => undefined],
    ['it stands as it was seen', async () => opened],
  ])('but %s: everything stays, and the refusal is said', async (_, present) => {
    save.mockRejectedValueOnce(conflict);
    fetchPresent.mockImplementationOnce(present);
    open();
    type('Title', 'Ebb');
    press();
    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByText('as it was opened')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Ebb');
  });
});

it('a lost network is said by the form, which sends once more without asking again', async () => {
  save.mockRejectedValueOnce(new TimedOut());
  open();
  press();
  await screen.findByRole('button', { name: 'Try again' });
  press('Try again');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledTimes(2);
  expect(confirm).toHaveBeenCalledOnce();
});
