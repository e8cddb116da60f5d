/** Measures the first visit of a page on a phone with a slow connection, in a new browser profile. */
import type { Browser, CDPSession } from 'playwright-core';

export interface Load {
  firstContent: number;
  largestContent: number;
  layoutShift: number;
  blocking: number;
  /** Compressed size in KB. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  otherOrigins: number;
}

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Makes the line and the processor of a page as slow as those of a phone. */
export async function slowDown(devtools: CDPSession, slowdown: number): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const quietFor = 1_500;
/**
 * The time in which the browser closes the page before and starts a new process, which would otherwise be
 * measured too.
 */
const settlesIn = 500;

interface Observed {
  firstContent: number;
  largestContent: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

function observe(): void {
  const observed: Observed = { firstContent: 0, largestContent: 0, layoutShift: 0, longTasks: [] };
  window.observed = observed;
  const each = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstContent = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    observed.largestContent = startTime;
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.layoutShift += value;
  });
  each('longtask', ({ startTime, duration }) => observed.longTasks.push({ start: startTime, duration }));
}

export async function loadOnPhone(browser: Browser, url: string, slowdown: number): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await slowDown(devtools, slowdown);

    const scripts = new Set<string>();
    const counted = { bytes: 0, scriptBytes: 0, requests: 0, otherOrigins: 0 };
    let open = 0;
    let lastHeard = Date.now();
    devtools.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
      if (/^(data|blob):/.test(request.url)) return;
      counted.requests += 1;
      open += 1;
      lastHeard = Date.now();
      if (new URL(request.url).origin !== new URL(url).origin) counted.otherOrigins += 1;
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      open -= 1;
      lastHeard = Date.now();
      counted.bytes += encodedDataLength / 1024;
      if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength / 1024;
    });
    devtools.on('Network.loadingFailed', () => {
      open -= 1;
      lastHeard = Date.now();
    });

    await page.waitForTimeout(settlesIn);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    for (;;) {
      const observed = await page.evaluate(() => ({ ...window.observed, now: performance.now() }));
      const last = observed.longTasks.at(-1);
      const calm = !last || observed.now - last.start - last.duration > quietFor;
      if (open <= 0 && calm && Date.now() - lastHeard > quietFor) {
        const { firstContent, largestContent, layoutShift, longTasks } = observed;
        const blocking = longTasks
          .filter(({ start, duration }) => start + duration > firstContent)
          .reduce(
            (sum, { start, duration }) =>
              sum + Math.max(0, Math.min(duration, start + duration - firstContent) - 50),
            0,
          );
        return { firstContent, largestContent, layoutShift, blocking, ...counted };
      }
      await page.waitForTimeout(200);
    }
  } finally {
    await context.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

export function medianLoad(loads: readonly Load[]): Load {
  const [any] = loads;
  if (!any) throw new Error('Nothing was measured');
  const medians = { ...any };
  for (const name of Object.keys(any) as (keyof Load)[])
    medians[name] = median(loads.map((load) => load[name]));
  return medians;
}
