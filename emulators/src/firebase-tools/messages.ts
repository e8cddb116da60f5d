/** What the process that starts firebase-tools and the code inside it tell each other. */
export interface Settings {
  readonly project: string;
  /** Where the suite answers, as its lock file says. */
  readonly address: string;
  readonly keepIn?: string | undefined;
  readonly saveEverySeconds?: number | undefined;
  /** Where programs ask for a save. */
  readonly savePort?: number | undefined;
  /** The functions change while it runs. */
  readonly reloads?: boolean | undefined;
  /** The Emulator UI runs. */
  readonly ui?: boolean | undefined;
  /** Removed at the end, as is `madeConfig`, a configuration made for this run. */
  readonly temporary: string;
  readonly madeConfig?: string | undefined;
}

export type ToSuite =
  | { readonly ready: Readonly<Record<string, string>> }
  | { readonly save: number }
  | 'end'
  | 'end at once';

export type FromSuite =
  | { readonly say: string }
  | { readonly saved: number; readonly error?: string | undefined };

export const settingsVariable = 'EMULATORS_SUITE';
