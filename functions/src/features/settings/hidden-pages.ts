import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { menuPaths } from '@lab/contract/features/settings/menu';
import { readParts } from '../../core/summaries/home-store.ts';
import { settingsIn } from './settings-store.ts';
import { offIn } from './switched-off.ts';

const usual = defaultSettings.menu.pages.filter(({ shown }) => shown).map(({ page }) => page);

/**
 * The addresses of pages that the lab has taken out of its menu, and of what it does not make. They still answer, but are not
 * offered to search engines.
 */
export async function hiddenPages(): Promise<string[]> {
  const parts = await readParts();
  const settings = settingsIn(parts);
  const off: readonly string[] = offIn(parts, settings);
  return settings.menu.pages
    .filter(({ page, shown }) => off.includes(page) || (!shown && page !== 'home' && usual.includes(page)))
    .map(({ page }) => menuPaths[page]);
}
