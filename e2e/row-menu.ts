import type { Page } from 'playwright-core';
import { chooseOption } from './choose.ts';

/** Chooses from the menu of a row of a table at the desk. */
export async function chooseRowAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await chooseOption(page.getByRole('menuitem', { name: action }));
}
