import type { Locator, Page } from 'playwright-core';

export const carousel = (page: Page) => page.getByRole('region', { name: 'Carousel' });
export const current = (page: Page) =>
  carousel(page).locator('button[aria-current]').getAttribute('aria-label');

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  // Moves the pointer away from parts that pause under it.
  await page.mouse.move(2, 2);
}

/** The numbers of the slides that are visible as a whole. */
export const visible = (slides: Locator) =>
  slides.evaluateAll((all) =>
    all.flatMap((slide, index) => {
      const [own, row] = [slide, slide.parentElement as Element].map((each) => each.getBoundingClientRect());
      return own && row && own.left >= row.left - 1 && own.right <= row.right + 1 ? index + 1 : [];
    }),
  );
