/** Unsaved changes of forms, kept in local storage for each account. */
import { areFields } from './changes.ts';

interface Draft<Values> {
  values: Values;
  /** ISO 8601 */
  savedAt: string;
}

function keyOf(uid: string, form: string): string {
  return `draft:${uid}:${form}`;
}

export function readDraft<Values>(uid: string, form: string): Draft<Values> | null {
  try {
    const draft: Draft<Values> | null = JSON.parse(localStorage.getItem(keyOf(uid, form)) ?? 'null');
    // Anything may be stored, and a page that shows a wrong date or a missing title fails at each visit.
    return areFields(draft?.values) && !Number.isNaN(Date.parse(draft.savedAt)) ? draft : null;
  } catch {
    return null; // storage is blocked or holds invalid JSON, so the form starts without a draft
  }
}

/** Returns the time of saving, or null if the browser cannot store anything. */
export function saveDraft<Values>(uid: string, form: string, values: Values, now: Date): string | null {
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(keyOf(uid, form), JSON.stringify({ values, savedAt } satisfies Draft<Values>));
    return savedAt;
  } catch {
    return null; // storage is full or blocked, so the form must not say that the draft is saved
  }
}

export function dropDraft(uid: string, form: string): void {
  try {
    localStorage.removeItem(keyOf(uid, form));
  } catch {
    // If nothing can be removed, nothing was stored either.
  }
}

/** The names of the forms for which this person has a draft. */
export function draftsOf(uid: string): string[] {
  const start = keyOf(uid, '');
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}
