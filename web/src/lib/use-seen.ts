import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';
import { changesOf, withChanges } from './changes.ts';

interface Watched<Seen> {
  /** What the person writes from, to be sent as `before`. */
  seen: Seen;
  /** To be told each refusal. Answers whether somebody else was faster: then `seen` is what they have made of it. */
  lookAgain: (error: unknown) => Promise<boolean>;
}

/**
 * What a form starts from. Refused because somebody else was faster, it starts from what they wrote, with what was typed
 * here on top: what this person has left alone is not written back over the other's change.
 */
export function useSeen<Seen, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  start: Seen,
  valuesOf: (seen: Seen) => Values,
  present: () => Promise<Seen | undefined>,
): Watched<Seen> {
  const [seen, see] = useState(start);

  async function lookAgain(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError) || error.code !== 'conflict') return false;
    // Where it cannot be looked at, the next try is refused once more, and nothing is lost.
    const now = await present().catch(() => undefined);
    if (now === undefined) return false;
    const [before, theirs] = [valuesOf(seen), valuesOf(now)];
    if (Object.keys(changesOf(before, theirs)).length === 0) return false;
    const typed = changesOf(before, form.getValues());
    form.reset(theirs);
    form.reset(withChanges(theirs, typed), { keepDefaultValues: true });
    see(now);
    return true;
  }

  return { seen, lookAgain };
}
