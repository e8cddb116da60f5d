/** What is saved, and of which running suite. */
export const parts = ['firestore', 'auth', 'storage'] as const;

export type Part = (typeof parts)[number];

export interface Running {
  readonly project: string;
  /** `host:port` of each emulator that runs, by the name that firebase.json gives it. */
  readonly addresses: Readonly<Record<string, string>>;
}
