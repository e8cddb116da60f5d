const storageKey = 'lab:citation';

/** The kind of citation that was looked at last. */
export function chosenTab(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function noteTab(key: string): void {
  try {
    localStorage.setItem(storageKey, key);
  } catch {
    // The next paper begins with BibTeX again.
  }
}
