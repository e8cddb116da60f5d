import type { Page } from 'playwright-core';

export const carousel = (page: Page) => page.getByRole('region', { name: 'Carousel' });
export const current = (page: Page) =>
  carousel(page).locator('button[aria-current]').getAttribute('aria-label');

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  // Moves the pointer away from parts that pause under it.
  await page.mouse.move(2, 2);
}
