import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { draftsOf, readDraft, saveDraft } from './drafts.ts';
import { useDraft } from './use-draft.ts';

const user = { uid: 'ada', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const record = { title: 'Tides', place: 'Pier' };
const now = new Date('2026-03-01T12:00:00Z');

function NoteForm({ name, opened }: { name: string; opened: typeof record }) {
  const form = useForm({ defaultValues: opened });
  const { savedAt, drop } = useDraft(form, name);
  const changed = Object.keys(form.formState.dirtyFields).join();
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Place" {...form.register('place')} />
      <p>{savedAt ? `saved ${savedAt.slice(0, 4)}` : 'no draft'}</p>
      <p>changed: {changed}</p>
      <button type="button" onClick={drop}>
        Drop
      </button>
      <button
        type="button"
        onClick={() => form.reset({ title: 'Flood', place: 'Mole' }, { keepDefaultValues: true })}
      >
        Load
      </button>
    </form>
  );
}

function open({ name = 'note', opened = record, person = user } = {}) {
  return renderPage(<NoteForm name={name} opened={opened} />, { session: { user: person } });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shows = (title: string, place: string) => {
  expect(screen.getByLabelText('Title')).toHaveValue(title);
  expect(screen.getByLabelText('Place')).toHaveValue(place);
};

describe('what a person types', () => {
  it('is kept, and nothing else of the record', () => {
    open();
    expect(screen.getByText('no draft')).toBeVisible();
    type('Title', 'Ebb');
    expect(screen.getByText(/^saved 2/)).toBeVisible();
    expect(readDraft('ada', 'note')?.values).toEqual({ title: 'Ebb' });
  });

  it('is kept no longer when it is as before again', () => {
    open();
    type('Title', 'Ebb');
    type('Title', 'Tides');
    expect(screen.getByText('no draft')).toBeVisible();
    expect(draftsOf('ada')).toEqual([]);
  });

  it('is not called saved if the browser cannot store it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    open();
    type('Title', 'Ebb');
    expect(screen.getByText('no draft')).toBeVisible();
    shows('Ebb', 'Pier');
  });

  it('is a draft, but not what the page loads itself', () => {
    open();
    press('Load');
    shows('Flood', 'Mole');
    expect(draftsOf('ada')).toEqual([]);
  });
});

it('a visitor has a draft too, which no account ever sees', () => {
  renderPage(<NoteForm name="note" opened={record} />);
  type('Title', 'Ebb');
  expect(readDraft('', 'note')?.values).toEqual({ title: 'Ebb' });
  expect(draftsOf('ada')).toEqual([]);
});

describe('a form that is opened again', () => {
  it('has the typed fields, marked as changed, and the others as they are now', () => {
    saveDraft('ada', 'note', { title: 'Ebb' }, now);
    open({ opened: { title: 'Tides', place: 'Mole' } });
    shows('Ebb', 'Mole');
    expect(screen.getByText('saved 2026')).toBeVisible();
    expect(screen.getByText('changed: title')).toBeVisible();
    expect(readDraft('ada', 'note')?.savedAt).toBe(now.toISOString());
  });

  it('has no draft any more when the draft was undone or dropped', () => {
    saveDraft('ada', 'note', { title: 'Ebb' }, now);
    open();
    type('Title', 'Tides');
    expect(screen.getByText('no draft')).toBeVisible();
    expect(draftsOf('ada')).toEqual([]);
    type('Title', 'Flood');
    press('Drop');
    expect(screen.getByText('no draft')).toBeVisible();
    expect(draftsOf('ada')).toEqual([]);
    shows('Flood', 'Pier');
  });

  it.each([
    ['another form', { name: 'other' }],
    ['another person', { person: { ...user, uid: 'eve' } }],
  ])('shows nothing of a draft of %s', (_, other) => {
    saveDraft('ada', 'note', { title: 'Ebb' }, now);
    open(other);
    shows('Tides', 'Pier');
    expect(screen.getByText('no draft')).toBeVisible();
    expect(draftsOf('ada')).toEqual(['note']);
  });

  it.each(['a text', [1, 2], null, 7])('is as the record if the stored draft is %j', (values) => {
    saveDraft('ada', 'note', values, now);
    open();
    shows('Tides', 'Pier');
  });
});

function TwoNotes() {
  const [name, setName] = useState('first');
  return (
    <>
      <button type="button" onClick={() => setName('second')}>
        Next
      </button>
      <NoteForm name={name} opened={record} />
    </>
  );
}

it('a form that shows another record has the draft of that one, and keeps what is typed for it', () => {
  saveDraft('ada', 'second', { place: 'Mole' }, now);
  renderPage(<TwoNotes />, { session: { user } });
  shows('Tides', 'Pier');
  press('Next');
  shows('Tides', 'Mole');
  type('Title', 'Ebb');
  expect(readDraft('ada', 'second')?.values).toEqual({ title: 'Ebb', place: 'Mole' });
  expect(draftsOf('ada')).toEqual(['second']);
});
