/** Keeps name and email of an unsent registration in session storage, but never the password. */
const key = 'registration';

interface Kept {
  name: string;
  email: string;
}

/** Storage that is blocked keeps nothing, so a reload loses the draft. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

const textOf = (stored: unknown) => (typeof stored === 'string' ? stored : '');

/** Anything may be stored, also invalid JSON. */
export function readRegistrationDraft(): Kept {
  const kept = inStorage((storage): Partial<Kept> | null => JSON.parse(storage.getItem(key) ?? 'null'));
  return { name: textOf(kept?.name), email: textOf(kept?.email) };
}

export function saveRegistrationDraft({ name, email }: Partial<Kept>): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify({ name, email })));
}

export function clearRegistrationDraft(): void {
  inStorage((storage) => storage.removeItem(key));
}
