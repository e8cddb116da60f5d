import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Form } from '../ui/form/form.tsx';
import { SendingNotice } from '../ui/form/sending-notice.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { ApiError } from './api-error.ts';
import { draftsOf } from './drafts.ts';
import { TimedOut } from './timeouts.ts';
import { subscribeToToasts, type Toast, waitingToasts } from './toast.ts';
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
const fetchCurrent = vi.fn<() => Promise<Note | undefined>>();
const confirm = vi.fn<() => Promise<boolean>>();
const isIncomplete = vi.fn<() => boolean>();

beforeEach(() => {
  for (const mock of [save, onSaved, fetchCurrent, confirm, isIncomplete]) mock.mockReset();
  save.mockResolvedValue('saved');
  confirm.mockResolvedValue(true);
});

/** All toasts, of which the page shows each only for a moment. */
let toasts: Toast[] = [];
let stop = () => {};
beforeEach(() => {
  toasts = [];
  stop = subscribeToToasts(() => toasts.push(...waitingToasts()));
});
afterEach(() => stop());

const requireTitle: Resolver<Note> = (values): ResolverResult<Note> =>
  values.title
    ? { values, errors: {} }
    : { values: {}, errors: { title: { type: 'required', message: 'Title is required' } } };

function NoteForm({ failed }: { failed?: (error: unknown, conflict: boolean) => unknown }) {
  const form = useForm<Note>({ defaultValues: opened, resolver: requireTitle });
  const { submit, draft, sending, seen, isConflict } = useRecordForm({
    form,
    draft: 'note',
    start: opened,
    valuesOf: (note) => note,
    fetchCurrent,
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
      <button type="button" onClick={sending.cancel}>
        Stop
      </button>
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
  it('saves the typed values with the record that was seen, and removes the draft', async () => {
    open();
    type('Title', 'Ebb');
    expect(await screen.findByText('a draft')).toBeVisible();
    press();
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledExactlyOnceWith('saved', { ...opened, title: 'Ebb' }),
    );
    expect(save).toHaveBeenCalledExactlyOnceWith(
      { title: 'Ebb', place: 'Pier' },
      { seen: opened, signal: expect.any(AbortSignal), reportProgress: expect.any(Function) },
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

  it('sends nothing if a part is missing or the person says no', async () => {
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

  it('keeps the typed values after a refusal, shows the reason, and can be sent again', async () => {
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

  it('shows what is missing beside the faults of the fields, and sends nothing', async () => {
    isIncomplete.mockReturnValue(true);
    open();
    type('Title', '');
    press();
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(isIncomplete).toHaveBeenCalledOnce();
    expect(save).not.toHaveBeenCalled();
  });

  it('says why it failed in an error message', async () => {
    save.mockRejectedValueOnce(new ApiError(403, 'forbidden', 'The disk is full.'));
    open();
    press();
    await waitFor(() => expect(toasts).toMatchObject([{ text: 'The disk is full.', kind: 'error' }]));
  });

  it('says nothing after the person stopped it', async () => {
    const failed = vi.fn();
    save.mockImplementation(() => new Promise(() => {}));
    open(failed);
    press();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await act(async () => press('Stop'));
    expect(failed).not.toHaveBeenCalled();
    expect(onSaved).not.toHaveBeenCalled();
    save.mockResolvedValueOnce('saved');
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('passes the error and whether it was a conflict to its own error handler', async () => {
    const failed = vi.fn();
    save.mockRejectedValueOnce(conflict);
    fetchCurrent.mockResolvedValueOnce({ title: 'Flood', place: 'Pier' });
    open(failed);
    press();
    await waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(conflict, true));
    expect(screen.queryByText(conflict.message)).toBeNull();
  });
});

describe('a conflict', () => {
  it('applies the typed changes to the other person’s version, which the next try sends as `before`', async () => {
    save.mockRejectedValueOnce(conflict);
    fetchCurrent.mockResolvedValueOnce({ title: 'Flood', place: 'Mole' });
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
    ['the record cannot be fetched', () => Promise.reject(new TimedOut())],
    ['the record is deleted', async () => undefined],
    ['the record is unchanged', async () => opened],
  ])('changes nothing and shows the refusal if %s', async (_, present) => {
    save.mockRejectedValueOnce(conflict);
    fetchCurrent.mockImplementationOnce(present);
    open();
    type('Title', 'Ebb');
    press();
    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByText('as it was opened')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Ebb');
  });
});

it('a lost connection is shown in the form, which keeps what was typed and sends it again without a second confirmation', async () => {
  save.mockRejectedValueOnce(new TimedOut());
  open();
  type('Title', 'Ebb');
  press();
  await screen.findByRole('button', { name: 'Try again' });
  expect(toasts).toEqual([]);
  expect(screen.getByLabelText('Title')).toHaveValue('Ebb');
  expect(draftsOf('u1')).toEqual(['note']);
  press('Try again');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save.mock.calls.map(([note]) => note)).toEqual([
    { title: 'Ebb', place: 'Pier' },
    { title: 'Ebb', place: 'Pier' },
  ]);
  expect(confirm).toHaveBeenCalledOnce();
});
