import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Front, startFront } from './front.ts';
import { median, phone, slowDown } from './phone.ts';
import { site } from './site.ts';

const runs = Number(process.env.LAB_BENCH_RUNS ?? 7);
const report = new URL('../../docs/moves-speed.md', import.meta.url);
const slowdown = 4;

/** A person reads for a while, scrolls to the link, reads on, and then presses it with a finger. */
const readsFor = 2_500;
const looksFor = 1_500;
const pressLasts = 80;

/** In milliseconds, to the heading. */
const limits = { page: 120, record: 300 };

const moves: { from: string; link: string; to: keyof typeof limits }[] = [
  { from: '/', link: ':is(main, footer) a[href="/publications"]', to: 'page' },
  { from: '/', link: ':is(main, footer) a[href="/team"]', to: 'page' },
  { from: '/', link: ':is(main, footer) a[href="/news"]', to: 'page' },
  { from: '/', link: ':is(main, footer) a[href="/researchAreas"]', to: 'page' },
  { from: '/publications', link: 'main a[href^="/paper/"]', to: 'record' },
  { from: '/team', link: 'main a[href^="/userDetails/"]', to: 'record' },
  { from: '/news', link: 'main a[href^="/news/"]', to: 'record' },
  { from: '/publications', link: 'footer a[href="/joinUs"]', to: 'page' },
];

declare global {
  interface Window {
    moved: Promise<number>;
  }
}

let front: Front;
let browser: Browser;
const measured: { from: string; address: string; to: keyof typeof limits; times: number[] }[] = [];

/** From the click to the frame in which the next heading is painted. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  window.moved = new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), { capture: true });
    const look = () => {
      const now = document.querySelector('h1')?.textContent;
      if (clicked && now && now !== before) setTimeout(() => resolve(performance.now() - clicked));
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function press(page: Page, devtools: CDPSession, link: string): Promise<void> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`${link} is not shown`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(pressLasts);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function move(from: string, link: string): Promise<{ address: string; time: number }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await slowDown(devtools, slowdown);
    await page.goto(front.origin + from, { waitUntil: 'load' });
    await page.waitForTimeout(readsFor);
    const target = page.locator(link).first();
    await target.evaluate((element) => {
      scrollBy(0, 40);
      element.scrollIntoView({ block: 'center' });
    });
    await page.waitForTimeout(looksFor);
    await page.evaluate(watchHeading);
    const address = (await target.getAttribute('href')) ?? '';
    await press(page, devtools, link);
    return { address, time: await page.evaluate(() => window.moved) };
  } finally {
    await context.close();
  }
}

beforeAll(async () => {
  front = await startFront(site);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await front?.close();
  if (measured.length === moves.length) writeFileSync(report, table());
});

describe.each(moves)('from $from to $link', ({ from, link, to }) => {
  let time: number;
  beforeAll(async () => {
    await move(from, link);
    const found = [];
    for (let run = 0; run < runs; run++) found.push(await move(from, link));
    const times = found.map((one) => one.time);
    measured.push({ from, address: found[0]?.address ?? '', to, times });
    time = median(times);
  });

  it('shows the next heading in time', () => {
    expect(time).toBeLessThanOrEqual(limits[to]);
  });
});

function table(): string {
  const rows = measured.map(
    ({ from, address, times }) =>
      `| \`${from}\` | \`${address}\` | ${Math.round(median(times))} ms | ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms |`,
  );
  return `# How fast moves within the site are

Written by \`npm run bench -w web\`: the production build in a real browser as a phone on a slow line (processor ${slowdown} times
slower, 1.6 Mbit/s, 150 ms for every request). A person reads, scrolls to a link and presses it with a finger for ${pressLasts} ms; the time is
from the end of the press to the frame with the next heading, median of ${runs}. The limits are ${limits.page} ms for a page of the menu and
${limits.record} ms for one record. The times depend on the machine (${cpus().length} × ${cpus()[0]?.model.trim()}).

| From | To | Heading | All runs |
|---|---|---|---|
${rows.join('\n')}
`;
}
