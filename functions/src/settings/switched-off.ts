/**
 * Kinds of what a lab makes that are nowhere on the site: those without a record, and those that the lab shows neither in the
 * menu nor in the footer.
 */
import { madeKeys } from '@lab/contract/made-kinds';
import { readParts } from '../summaries/home-store.ts';
import { type OnPages, settingsIn } from './settings-store.ts';

type Parts = Readonly<Record<string, unknown>>;
type MadeKey = (typeof madeKeys)[number];

export const withoutRecords = (parts: Parts): MadeKey[] => madeKeys.filter((key) => !parts[key]);

export function offIn(parts: Parts, { menu }: OnPages): MadeKey[] {
  const empty = withoutRecords(parts);
  return madeKeys.filter((key) => {
    const row = menu.pages.find(({ page }) => page === key);
    return empty.includes(key) || !(row?.shown || row?.footer);
  });
}

export async function switchedOff(): Promise<MadeKey[]> {
  const parts = await readParts();
  return offIn(parts, settingsIn(parts));
}
