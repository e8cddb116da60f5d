import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Front, startFront } from './front.ts';
import { median, phone, slowDown } from './phone.ts';
import { hasOwnLook, isLarge } from './report.ts';
import { site } from './site.ts';

const report = new URL(`../../docs/search-speed${isLarge ? '-large' : ''}.md`, import.meta.url);
const slowdown = 4;
const limit = 50;
/** A person types a letter; what has not been painted when the next one comes counts as late. */
const nextKeyAfter = 400;

const queries = [
  'turbulance',
  'early word of a surge',
  'quintalves rafael',
  'the paper about ferries and fog',
];

declare global {
  interface Window {
    keys: number[];
  }
}

let front: Front;
let browser: Browser;
const measured: { query: string; times: number[] }[] = [];

/** From each letter to the first frame after the last change that it has made to the results. */
function watchKeys(): void {
  window.keys = [];
  let typed = 0;
  addEventListener('input', ({ timeStamp }) => {
    typed = timeStamp;
    window.keys.push(0);
  });
  const changed = () => {
    const frame = new MessageChannel();
    const since = typed;
    frame.port1.onmessage = () => {
      if (since === typed) window.keys[window.keys.length - 1] = performance.now() - since;
    };
    requestAnimationFrame(() => frame.port2.postMessage(null));
  };
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) throw new Error('The search is not open');
  new MutationObserver(changed).observe(dialog, { childList: true, subtree: true, characterData: true });
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(front.origin, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('later-ready').length > 0);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await field.fill('tide');
  await page.getByRole('option').first().waitFor();
  await field.fill('');
}

/** A letter that changes nothing of what is shown has no time. */
async function typeOn(page: Page, query: string): Promise<number[]> {
  await page.evaluate(watchKeys);
  await page.keyboard.type(query, { delay: nextKeyAfter });
  await page.waitForTimeout(nextKeyAfter);
  return page.evaluate(() => window.keys.filter((time) => time > 0));
}

beforeAll(async () => {
  front = await startFront(site);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await front?.close();
  if (measured.length === queries.length && !hasOwnLook) writeFileSync(report, table());
});

describe.each(queries)('typing %s', (query) => {
  let times: number[];
  beforeAll(async () => {
    const context = await browser.newContext(phone);
    try {
      const page = await context.newPage();
      await slowDown(await context.newCDPSession(page), slowdown);
      await openSearch(page);
      times = await typeOn(page, query);
      measured.push({ query, times });
    } finally {
      await context.close();
    }
  });

  it('shows the results of each letter in time', () => {
    expect(times.length).toBeGreaterThan(query.length / 4);
    expect(median(times)).toBeLessThanOrEqual(limit);
  });
});

function table(): string {
  const rows = measured.map(
    ({ query, times }) =>
      `| ${query} | ${Math.round(median(times))} ms | ${Math.round(Math.max(...times))} ms |`,
  );
  return `# How fast the search answers while somebody types${isLarge ? ', in a lab with 767 works' : ''}

Written by \`${isLarge ? 'LAB_DEMO=large ' : ''}npm run bench -w web\`: the production build in a real browser as a phone (processor ${slowdown} times slower), with
the index there. The time is from a letter that changes the results to their first frame; the median of a query must be at most ${limit} ms.
The times depend on the machine (${cpus().length} × ${cpus()[0]?.model.trim()}).

| Typed | Median of its letters | Slowest letter |
|---|---|---|
${rows.join('\n')}
`;
}
