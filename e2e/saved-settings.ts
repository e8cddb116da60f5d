import { defaultSettings, type SettingsPart } from '@lab/contract/features/settings/defaults';
import type { Page } from 'playwright-core';
import { expect } from './fixtures.ts';

/** Sends a change as the person whose page it is. */
export async function change(page: Page, path: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const answer = await page.request.patch(`/api${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    data,
  });
  expect([path, answer.status(), await answer.json()]).toEqual([path, 200, expect.anything()]);
}

export const saveSettings = (page: Page, part: SettingsPart, given: object = {}) =>
  change(page, `/settings/${part}`, { ...defaultSettings[part], ...given });

/** Other stories see the demo lab as it was. */
export async function resetSettings(page: Page) {
  for (const part of ['identity', 'look', 'menu', 'home', 'words'] as const) await saveSettings(page, part);
}
