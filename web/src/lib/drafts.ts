/** What somebody has changed in a form and not yet sent, kept in this browser under their account. */

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
    const kept = localStorage.getItem(keyOf(uid, form));
    return kept ? (JSON.parse(kept) as Draft<Values>) : null;
  } catch {
    return null; // storage is forbidden, or what lies there is no draft: the form starts empty
  }
}

/** The time under which it was saved, or null where the browser keeps nothing. */
export function saveDraft<Values>(uid: string, form: string, values: Values, now: Date): string | null {
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(keyOf(uid, form), JSON.stringify({ values, savedAt } satisfies Draft<Values>));
    return savedAt;
  } catch {
    return null; // full or forbidden: the form does not claim to be saved
  }
}

export function dropDraft(uid: string, form: string): void {
  try {
    localStorage.removeItem(keyOf(uid, form));
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** The forms of which this person has a draft. */
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
