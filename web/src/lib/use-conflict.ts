import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';
import { changesOf, withChanges } from './changes.ts';

interface Options<Start, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  start: Start;
  valuesOf?: ((seen: Start) => Values) | undefined;
  fetchCurrent?: (() => Promise<Start | undefined>) | undefined;
}

interface Watched<Seen> {
  /** The record that the person's changes start from, sent as `before`. */
  seen: Seen;
  /** True if somebody else has saved the record since the form was opened. */
  isConflict: boolean;
  /** Returns true after a conflict; `seen` is then the version that somebody else saved. */
  rebaseOnConflict: (error: unknown) => Promise<boolean>;
}

/**
 * After a conflict, only the typed changes go on top of the other person's version; unchanged fields keep its
 * values.
 */
export function useConflict<Start, Values extends FieldValues>(
  options: Options<Start, Values>,
): Watched<Start> {
  const { form, start, valuesOf, fetchCurrent } = options;
  // `start` may change when the list is fetched again, but `before` must stay what the person saw.
  const [{ seen, isConflict }, update] = useState({ seen: start, isConflict: false });

  async function rebaseOnConflict(error: unknown): Promise<boolean> {
    if (!valuesOf || !(error instanceof ApiError) || error.code !== 'conflict') return false;
    // If this fetch fails, the next try is refused again and nothing is lost.
    const current = await fetchCurrent?.().catch(() => undefined);
    if (current === undefined) return false;
    const [before, theirs] = [valuesOf(seen), valuesOf(current)];
    if (Object.keys(changesOf(before, theirs)).length === 0) return false;
    const typed = changesOf(before, form.getValues());
    form.reset(theirs);
    form.reset(withChanges(theirs, typed), { keepDefaultValues: true });
    update({ seen: current, isConflict: true });
    return true;
  }

  return { seen, isConflict, rebaseOnConflict };
}
