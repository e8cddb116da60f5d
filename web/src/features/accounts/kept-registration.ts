/** Name and email of a registration that is not sent yet, kept for this tab. Never the password. */
const key = 'registration';

interface Kept {
  name: string;
  email: string;
}

function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : '';
}

export function keptRegistration(): Kept {
  try {
    const { name, email } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { name: textOf(name), email: textOf(email) };
  } catch {
    return { name: '', email: '' }; // storage is forbidden, or something else lies there
  }
}

export function saveRegistration({ name, email }: Partial<Kept>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, email }));
  } catch {
    // Then a reload loses them, as everywhere in such a browser.
  }
}

export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
