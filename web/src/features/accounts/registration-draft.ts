/** Keeps name and email of an unsent registration in session storage, but never the password. */
const key = 'registration';

interface Kept {
  name: string;
  email: string;
}

function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

export function readRegistrationDraft(): Kept {
  try {
    const { name, email } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { name: textOf(name), email: textOf(email) };
  } catch {
    return { name: '', email: '' }; // storage is blocked or holds invalid JSON
  }
}

export function saveRegistrationDraft({ name, email }: Partial<Kept>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, email }));
  } catch {
    // Storage is blocked, so a reload loses them.
  }
}

export function clearRegistrationDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // If nothing can be removed, nothing was stored either.
  }
}
