import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/browser.ts';
import { account } from '../../e2e/fixtures.ts';
import { median, phone, slowDown } from './phone.ts';
import { site } from './site.ts';

const runs = Number(process.env.LAB_BENCH_RUNS ?? 7);
const report = new URL('../../docs/desk-speed.md', import.meta.url);
const slowdown = 4;
const settledMs = 3_000;

/** In milliseconds, to the first row. */
const limits = { cold: 3_800, warm: 1_300 };

const pages = [
  '/dashboard',
  '/dashboard/allUsers',
  '/dashboard/applications',
  '/dashboard/reviewResearch',
  '/dashboard/writeResearch',
];
const firstRow = 'main tbody tr, main li a, main form input, main article';

interface Visit {
  heading: number;
  row: number;
  /** Compressed size in KB. */
  scriptBytes: number;
}

declare global {
  interface Window {
    shown: { heading: number; row: number };
  }
}

/** Looks at each frame, because the waits of the browser's driver are up to half a second apart. */
function watchForContent(rows: string): void {
  window.shown = { heading: 0, row: 0 };
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
  const look = (now: number) => {
    window.shown.heading ||= isSeen('main :is(h1, h2)') ? now : 0;
    window.shown.row ||= isSeen(rows) ? now : 0;
    if (!window.shown.row) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

let browser: Browser;
let signedIn: BrowserContext;
const measured: { path: string; cold: Visit; warm: Visit }[] = [];

async function visit(path: string, isCold: boolean): Promise<Visit> {
  const page = await signedIn.newPage();
  try {
    const devtools = await signedIn.newCDPSession(page);
    await slowDown(devtools, slowdown);
    if (isCold) await devtools.send('Network.clearBrowserCache');
    const scripts = new Set<string>();
    let scriptBytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.addInitScript(watchForContent, firstRow);
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.shown?.row);
    const { heading, row } = await page.evaluate(() => window.shown);
    // The rest of the code, which the page loads when it has nothing else to do.
    await page.waitForTimeout(settledMs);
    return { heading, row, scriptBytes: scriptBytes / 1024 };
  } finally {
    await page.close();
  }
}

const medianVisit = (visits: readonly Visit[]): Visit => ({
  heading: median(visits.map(({ heading }) => heading)),
  row: median(visits.map(({ row }) => row)),
  scriptBytes: median(visits.map(({ scriptBytes }) => scriptBytes)),
});

beforeAll(async () => {
  browser = await launchBrowser();
  signedIn = await browser.newContext(phone);
  const page = await signedIn.newPage();
  const { email, password } = account('admin');
  await page.goto(`${site}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  if (measured.length === pages.length) writeFileSync(report, table());
});

describe.each(pages)('%s on a phone', (path) => {
  beforeAll(async () => {
    await visit(path, false);
    const cold: Visit[] = [];
    const warm: Visit[] = [];
    for (let run = 0; run < runs; run++) {
      cold.push(await visit(path, true));
      warm.push(await visit(path, false));
    }
    measured.push({ path, cold: medianVisit(cold), warm: medianVisit(warm) });
  });

  it.each(['cold', 'warm'] as const)('shows the first row in time when it is opened %s', (how) => {
    const found = measured.find((one) => one.path === path);
    expect(found?.[how].row).toBeLessThanOrEqual(limits[how]);
  });
});

function table(): string {
  const shown = ({ heading, row }: Visit) => `${Math.round(heading)} ms, ${Math.round(row)} ms`;
  const rows = measured.map(
    ({ path, cold, warm }) =>
      `| \`${path}\` | ${shown(cold)} | ${shown(warm)} | ${Math.round(cold.scriptBytes)} KB |`,
  );
  return `# How fast the desk is

Written by \`npm run bench -w web\`: the production build in a real browser as a phone on a slow line (processor ${slowdown} times
slower, 1.6 Mbit/s, 150 ms for every request), signed in, median of ${runs}. *Cold* is an empty cache, *warm* a second visit. Each cell
has the time to the heading and to the first row or field; the limits to the first row are ${limits.cold} ms cold and ${limits.warm} ms warm.
The times depend on the machine (${cpus().length} × ${cpus()[0]?.model.trim()}).

| Page | Cold | Warm | Script, cold |
|---|---|---|---|
${rows.join('\n')}
`;
}
