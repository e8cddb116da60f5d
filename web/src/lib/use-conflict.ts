import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';
import { changesOf, withChanges } from './changes.ts';

interface Options<Start, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  start: Start;
  valuesOf?: ((seen: Start) => Values) | undefined;
  fetchPresent?: (() => Promise<Start | undefined>) | undefined;
}

interface Watched<Seen> {
  /** What the person writes from, to be sent as `before`. */
  seen: Seen;
  /** Somebody else was faster since the form was opened. */
  isConflict: boolean;
  /** To be told each refusal. Answers whether somebody else was faster: then `seen` is what they have made of it. */
  rebaseOnConflict: (error: unknown) => Promise<boolean>;
}

/**
 * What a form starts from. Refused because somebody else was faster, it starts from what they wrote, with what was typed
 * here on top: what this person has left alone is not written back over the other's change.
 */
export function useConflict<Start, Values extends FieldValues>(
  options: Options<Start, Values>,
): Watched<Start> {
  const { form, start, valuesOf, fetchPresent } = options;
  // Whatever the list shows meanwhile, the person writes from what they have seen.
  const [{ seen, isConflict }, see] = useState({ seen: start, isConflict: false });

  async function rebaseOnConflict(error: unknown): Promise<boolean> {
    if (!valuesOf || !(error instanceof ApiError) || error.code !== 'conflict') return false;
    // Where it cannot be looked at, the next try is refused once more, and nothing is lost.
    const now = await fetchPresent?.().catch(() => undefined);
    if (now === undefined) return false;
    const [before, theirs] = [valuesOf(seen), valuesOf(now)];
    if (Object.keys(changesOf(before, theirs)).length === 0) return false;
    const typed = changesOf(before, form.getValues());
    form.reset(theirs);
    form.reset(withChanges(theirs, typed), { keepDefaultValues: true });
    see({ seen: now, isConflict: true });
    return true;
  }

  return { seen, isConflict, rebaseOnConflict };
}
