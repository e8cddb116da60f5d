import { defaultSettings } from '@lab/contract/settings/defaults';
import type { Page } from 'playwright-core';
import { expect } from './fixtures.ts';

type Part = 'identity' | 'look' | 'menu' | 'home';

export async function saveSettings(page: Page, part: Part, given: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const answer = await page.request.patch(`/api/settings/${part}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { ...defaultSettings[part], ...given },
  });
  expect(await answer.json()).toEqual({ success: true });
}

/** Other stories see the demo lab as it was. */
export async function resetSettings(page: Page) {
  for (const part of ['identity', 'look', 'menu', 'home'] as const) await saveSettings(page, part);
}
