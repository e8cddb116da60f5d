import { defaultSettings } from '@lab/contract/settings/defaults';
import { menuPaths } from '@lab/contract/settings/menu';
import { readParts } from '../summaries/home-store.ts';
import { settingsIn } from './settings-store.ts';

const usual = defaultSettings.menu.pages.filter(({ shown }) => shown).map(({ page }) => page);

/** The addresses of pages that the lab has taken out of its menu. They still answer, but are not offered to search engines. */
export async function hiddenPages(): Promise<string[]> {
  const { menu } = settingsIn(await readParts());
  return menu.pages
    .filter(({ page, shown }) => !shown && page !== 'home' && usual.includes(page))
    .map(({ page }) => menuPaths[page]);
}
