/**
 * Pages of what a lab makes, and of its alumni, that are nowhere on the site: those without a record, and
 * those that the lab shows neither in the menu nor in the footer.
 */
import { type FilledPage, filledPages } from '@lab/contract/features/settings/choices';
import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { menuPaths } from '@lab/contract/features/settings/menu';
import { readParts } from '../../core/summaries/home-store.ts';
import { type OnPages, settingsIn } from './settings-store.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Of what the lab makes `public/home` has the number, of alumni the names. */
const isEmpty = (part: unknown) => (Array.isArray(part) ? part.length === 0 : !part);

/** Whom the press asks, or a portrait that a member offers. */
function hasPress(parts: Parts): boolean {
  const { contact, email, phone, note } = settingsIn(parts).press;
  const team = (parts.team ?? []) as { press?: object }[];
  return Boolean(contact || email || phone || note) || team.some((row) => row.press);
}

/** Of pages whose content has another name than theirs. */
const isFilled: { [Page in FilledPage]?: (parts: Parts) => boolean } = {
  press: hasPress,
  years: (parts) => newestYear(parts) !== '',
};

/** The newest year with works. */
export const newestYear = ({ papersByYear }: Parts): string =>
  Array.isArray(papersByYear) ? String(papersByYear[0]?.year ?? '') : '';

export const withoutRecords = (parts: Parts): FilledPage[] =>
  filledPages.filter((key) => !(isFilled[key]?.(parts) ?? !isEmpty(parts[key])));

export function offBeside(empty: readonly FilledPage[], { menu }: Pick<OnPages, 'menu'>): FilledPage[] {
  return filledPages.filter((key) => {
    const row = menu.pages.find(({ page }) => page === key);
    return empty.includes(key) || !(row?.shown || row?.footer);
  });
}

export const offIn = (parts: Parts, settings: OnPages) => offBeside(withoutRecords(parts), settings);

export async function switchedOff(): Promise<FilledPage[]> {
  const parts = await readParts();
  return offIn(parts, settingsIn(parts));
}

const usual = defaultSettings.menu.pages.filter(({ shown }) => shown).map(({ page }) => page);

/**
 * The addresses of pages that the lab has taken out of its menu, and of what it does not make. They still
 * answer, but are not offered to search engines.
 */
export async function hiddenPages(): Promise<string[]> {
  const parts = await readParts();
  const settings = settingsIn(parts);
  const off: readonly string[] = offIn(parts, settings);
  return settings.menu.pages
    .filter(({ page, shown }) => off.includes(page) || (!shown && page !== 'home' && usual.includes(page)))
    .map(({ page }) => menuPaths[page]);
}
