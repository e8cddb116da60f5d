import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Changes the colours, and waits until they have changed completely; elements that are not shown have no
 * running transitions.
 */
export async function useScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .every(({ effect }) => !(effect as KeyframeEffect).target?.checkVisibility()),
  );
}

/** The problems that axe finds on the page as it is now, by all rules or by these. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  // Reports only violations, because a report of everything that passes takes as long as the check itself.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
