// A window of 1280 pixels has 640 of them at a zoom of 200 %, and 320 at 400 %: WCAG 2.2, 1.4.4 and 1.4.10.
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { expect, story } from './fixtures.ts';

const pages = [
  '/',
  '/aboutUs',
  '/researchAreas',
  '/researchAreaDetails/waves-and-flows',
  '/publications',
  '/publications?view=list',
  '/paper/potentials-that-know-when-to-stop',
  '/news',
  '/news/open-day-2026',
  '/events',
  '/events/summer-school-tides',
  '/projects',
  '/software',
  '/talks',
  '/awards',
  '/theses',
  '/teaching',
  '/team',
  '/userDetails/demo-admin',
  '/joinUs',
  '/contactUs',
  '/login',
  '/registration',
  '/forgotPassword',
  '/accessibility/report',
];

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  // Also lays out everything below.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}

/** What the frame around the page leaves of the window, from 0 to 1. */
function partLeft(): number {
  const bars = [...document.querySelectorAll('body *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  const covered = bars.map((bar) => bar.getBoundingClientRect().height).reduce((sum, one) => sum + one, 0);
  return 1 - covered / innerHeight;
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
        if (left < 0.6)
          wrong.push(`${path} at ${width}: only ${Math.round(left * 100)} % is left for the text`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** Buttons, links that look like buttons and fields that nothing sets apart from the page when it has lost its colours. */
function withoutEdge(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, input:not([type=checkbox]), textarea, select',
  );
  return [...controls].flatMap((control) => {
    const { width } = control.getBoundingClientRect();
    if (width <= 1 || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return [];
    const { borderTopStyle, outlineStyle } = getComputedStyle(control);
    const hasEdge = [borderTopStyle, outlineStyle].some((style) => style !== 'none');
    // A button that is only a picture is told apart by it.
    const isPicture = control.querySelector('svg') !== null;
    return hasEdge || isPicture || control.closest('fieldset, .MuiInputBase-root')
      ? []
      : [control.outerHTML.slice(0, 120)];
  });
}

story('with forced colours every text can be read and every button has an edge', async ({ open }) => {
  const page = await open({ forcedColors: 'active', reducedMotion: 'reduce' });
  const wrong: string[] = [];
  for (const path of pages) {
    await openWhole(page, path);
    wrong.push(...(await page.evaluate(withoutEdge)).map((html) => `${path}: ${html}`));
    wrong.push(...(await axeViolations(page, ['color-contrast'])).map((found) => `${path}: ${found}`));
  }
  expect(wrong).toEqual([]);
});
