// A window of 1280 pixels has 640 of them at a zoom of 200 %, and 320 at 400 %: WCAG 2.2, 1.4.4 and 1.4.10.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { formRoutes, readRoutes } from './routes.ts';

const pages = [...readRoutes, ...formRoutes].map(([path]) => path);

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  // Also lays out everything below.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}

/** What the bars around the page leave of the window, from 0 to 1. */
function partLeft(): number {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const isFixed = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const { width, bottom } = element.getBoundingClientRect();
    return isFixed && width > innerWidth / 2 && bottom > 0;
  });
  return 1 - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
}

story(
  'at a zoom of 200 and of 400 % nothing is cut, and the text keeps most of the window',
  async ({ open }) => {
    const page = await open();
    const wrong: string[] = [];
    for (const path of pages) {
      await openWhole(page, path);
      for (const [width, height] of [
        [640, 512],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) wrong.push(`${path} at ${width}: ${tooWide} pixels too wide`);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
        const left = await page.evaluate(partLeft);
        if (left < 0.7)
          wrong.push(`${path} at ${width}: only ${Math.round(left * 100)} % is left for the text`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** Marks the buttons and fields that only their colour sets apart. */
function markFilled(): void {
  for (const control of document.querySelectorAll<HTMLElement>('button, a, input, textarea, select')) {
    const { backgroundColor, backgroundImage } = getComputedStyle(control);
    const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none';
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isFilled && isShown && control.getBoundingClientRect().bottom > 0) control.dataset.filled = '';
  }
}

/** Browsers take the colours away and leave the borders. */
function withoutEdge(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-filled]')];
  const isBare = (control: HTMLElement) => {
    const { borderTopStyle, outlineStyle } = getComputedStyle(control);
    return borderTopStyle === 'none' && outlineStyle === 'none' && !control.closest('.MuiInputBase-root');
  };
  return controls.filter(isBare).map(({ outerHTML }) => outerHTML.slice(0, 120));
}

story('with forced colours every button and field still has an edge', async ({ open }) => {
  const page = await open();
  const wrong: string[] = [];
  for (const path of pages) {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await openWhole(page, path);
    await page.evaluate(markFilled);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    wrong.push(...(await page.evaluate(withoutEdge)).map((html) => `${path}: ${html}`));
  }
  expect(wrong).toEqual([]);
});
