// Looks at one page after the other, each loaded once, in sizes and colour schemes.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axeViolations, useScheme } from './axe.ts';
import { expect, sizes } from './fixtures.ts';

export type Route = [path: string, heading: string];
export type Look = [size: keyof typeof sizes, scheme: 'light' | 'dark'];

const album = join(import.meta.dirname, '../.lab/screenshots');

/** Lays out the whole page, because parts that are not laid out do not change their colours. */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // A broken picture is not this function's concern; it only waits until all have finished loading.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** Texts that are cut after some lines, but are tall enough to show a part of the next one. */
function halfLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { webkitLineClamp, lineHeight } = getComputedStyle(element);
        return element.clientHeight > Number(webkitLineClamp) * Number.parseFloat(lineHeight) + 1;
      })
      .map((element) => element.innerText.slice(0, 60)),
  );
}

/**
 * What is too wide, cut, or wrong by the rules of axe; with LAB_SCREENSHOTS=1 it also saves a picture in
 * .lab/screenshots.
 */
async function faultsOf(page: Page, path: string, [size, scheme]: Look, rules?: string[]): Promise<string[]> {
  await page.setViewportSize(sizes[size]);
  await useScheme(page, scheme);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const faults = [
    ...(overflow > 0 ? [`${overflow} pixels too wide`] : []),
    ...(await halfLines(page)).map((text) => `half a line below: ${text}`),
    ...(await axeViolations(page, rules)),
  ];
  if (process.env.LAB_SCREENSHOTS) {
    const name = path === '/' ? 'home' : path.slice(1).replace(/[^\w-]+/g, '_');
    const file = join(album, `${size}-${scheme}`, `${name}.jpg`);
    await page.screenshot({ path: file, quality: 80, fullPage: true });
  }
  return faults.map((fault) => `${path}, ${size}, ${scheme}: ${fault}`);
}

export async function openPage(page: Page, [path, heading]: Route): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await expect.poll(() => page.getByText(/^Loading/).count(), { message: path }).toBe(0);
}

/**
 * At each size the first look is by all rules, and the next only at colours, because schemes differ in
 * nothing else.
 */
export async function look(page: Page, routes: Route[], looksAt: (path: string) => Look[]): Promise<void> {
  const found: string[] = [];
  for (const route of routes) {
    const seen = new Set<string>();
    const looks = looksAt(route[0]);
    for (const [size] of looks.slice(0, 1)) await page.setViewportSize(sizes[size]);
    await openPage(page, route);
    await layOutWhole(page);
    for (const one of looks) {
      const rules = seen.has(one[0]) ? ['color-contrast'] : undefined;
      found.push(...(await faultsOf(page, route[0], one, rules)));
      seen.add(one[0]);
    }
  }
  expect(found).toEqual([]);
}
