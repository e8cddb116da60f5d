/** How long records of people are kept after the last that happened to them. */
import type { ValuesOf } from '../../../core/content/field.ts';
import { retentionDeskTexts } from './desk/texts.ts';

const { terms } = retentionDeskTexts;

const term = (label: string, hint: string) =>
  ({ is: 'choice', label, hint, values: Object.keys(terms), labels: terms, initial: '12' }) as const;

export const termFields = {
  applications: term('Applications and decisions', 'After the last feedback or the decision'),
  messages: term('Messages and reports of barriers', 'After the answer'),
  accounts: term('Accounts', 'After the last visit'),
} as const;

export type Terms = ValuesOf<typeof termFields>;
export type TermName = keyof Terms;

/** Nothing is deleted before its owner could read for so long that it will be. */
export const announcedDays = 30;

/** Each kind of record with the term that it follows. */
export const termOfKind = {
  application: 'applications',
  decision: 'applications',
  message: 'messages',
  barrier: 'messages',
  account: 'accounts',
} as const satisfies Record<string, TermName>;

export type ExpiringKind = keyof typeof termOfKind;
export const expiringKinds = Object.keys(termOfKind) as ExpiringKind[];

/** When a record with this last activity reaches its term; undefined for never. */
export function endOfTerm(lastActivity: Date, months: string): Date | undefined {
  if (months === 'never') return undefined;
  const end = new Date(lastActivity);
  end.setUTCMonth(end.getUTCMonth() + Number(months));
  // 31 January and a month would be 3 March.
  if (end.getUTCDate() !== lastActivity.getUTCDate()) end.setUTCDate(0);
  return end;
}
