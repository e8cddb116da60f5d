/** With LAB_SCREENSHOTS=1 a story writes the pictures of its page in docs/. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from './fixtures.ts';

export function albumOf(document: string) {
  const folder = fileURLToPath(new URL(`../docs/${document}/`, import.meta.url));
  return async (page: Page, name: string): Promise<void> => {
    if (!process.env.LAB_SCREENSHOTS) return;
    await expect.poll(() => page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
    mkdirSync(folder, { recursive: true });
    const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(shown)
      .resize({ width: 960 })
      .webp({ quality: 70, effort: 6 })
      .toFile(`${folder}${name}.webp`);
  };
}
