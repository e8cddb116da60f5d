import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { useConflict } from './use-conflict.ts';

interface Note {
  title: string;
  place: string;
}
const opened: Note = { title: 'Tides', place: 'Pier' };
const theirs: Note = { title: 'Flood', place: 'Pier' };
const conflict = new ApiError(409, 'conflict', 'Somebody else has changed this meanwhile.');

function open(fetchCurrent?: () => Promise<Note | undefined>, isWatched = true) {
  const { result } = renderHook(() => {
    const form = useForm<Note>({ defaultValues: opened });
    const valuesOf = isWatched ? (note: Note) => note : undefined;
    // Fields that are read are kept up to date by the form.
    const { isDirty, dirtyFields } = form.formState;
    return { form, isDirty, dirtyFields, ...useConflict({ form, start: opened, valuesOf, fetchCurrent }) };
  });
  return {
    result,
    type: (place: string) => act(() => result.current.form.setValue('place', place, { shouldDirty: true })),
    rebase: (error: unknown) => act(() => result.current.rebaseOnConflict(error)),
  };
}

it('puts the typed changes on top of the other version, which counts as unchanged', async () => {
  const { result, type, rebase } = open(async () => theirs);
  type('Mole');
  expect(await rebase(conflict)).toBe(true);
  expect(result.current).toMatchObject({ seen: theirs, isConflict: true, isDirty: true });
  expect(result.current.form.getValues()).toEqual({ title: 'Flood', place: 'Mole' });
  type('Pier');
  expect(result.current.isDirty).toBe(false);
});

it.each([
  ['of another kind', new ApiError(500, 'internal', '')],
  ['that no server sent', Object.assign(new Error(), { code: 'conflict' })],
  ['that is nothing', undefined],
])('an error %s is no conflict, and nothing is asked', async (_, error) => {
  const fetchCurrent = vi.fn(async () => theirs);
  const { result, rebase } = open(fetchCurrent);
  expect(await rebase(error)).toBe(false);
  expect(fetchCurrent).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ seen: opened, isConflict: false });
});

it.each<[string, (() => Promise<Note | undefined>) | undefined]>([
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was deleted', async () => undefined],
  ['is as it was', async () => ({ ...opened })],
  ['is one that a form does not fetch', undefined],
])('a record that %s leaves the form alone', async (_, fetchCurrent) => {
  const { result, type, rebase } = open(fetchCurrent);
  type('Mole');
  expect(await rebase(conflict)).toBe(false);
  expect(result.current).toMatchObject({ seen: opened, isConflict: false });
  expect(result.current.form.getValues()).toEqual({ title: 'Tides', place: 'Mole' });
});

it('a record that only one person edits has no conflicts', async () => {
  const { rebase } = open(async () => theirs, false);
  expect(await rebase(conflict)).toBe(false);
});
