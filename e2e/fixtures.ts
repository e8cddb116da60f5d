// What all stories share: a browser, pages for people of each role, and a check that fails a story on any
// error.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { describeFailed } from './failed-page.ts';
import { account, baseUrl, type SignIn } from './lab.ts';
import { sessionOf } from './session.ts';

export { account, baseUrl, expect };

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

interface Visit extends BrowserContextOptions {
  /** Who is signed in: the role of a demo account, or a person. */
  as?: string | SignIn;
  /** Console errors and failed requests that the story causes on purpose. */
  allow?: RegExp;
}

/** Where an earlier page showed a larger copy, Chromium shows it again in place of the preloaded one. */
const largerCopyIsThere = /^The resource \S+\.webp was preloaded using link preload but not used/;

function watch(page: Page, allow: RegExp | undefined, complaints: string[]): void {
  const complain = (text: string) => {
    if (!allow?.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (largerCopyIsThere.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complain(`unhandled: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A request cancelled by the page's own navigation is no failure.
    if (why !== 'net::ERR_ABORTED') complain(`request failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complain(`status ${response.status()}: ${response.url()}`);
  });
}

/** The server closes a connection that was idle for five seconds, maybe while a request is on its way. */
function sendAgainWhenClosed({ request }: BrowserContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (to, options) => send(to, { maxRetries: 2, ...options });
}

export async function signIn(page: Page, { email, password }: SignIn): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('access-token') !== null);
}

interface Fixtures {
  browser: Browser;
  open: (visit?: Visit) => Promise<Page>;
}

export type Open = Fixtures['open'];

export const story = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, task }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ as, allow, ...options } = {}) => {
      const person = typeof as === 'string' ? account(as) : as;
      const context = await browser.newContext({
        baseURL: baseUrl,
        viewport: sizes.desktop,
        ...(person && { storageState: await sessionOf(person) }),
        ...options,
      });
      // A long limit, because the machine may be slow.
      context.setDefaultTimeout(60_000);
      contexts.push(context);
      sendAgainWhenClosed(context);
      const page = await context.newPage();
      watch(page, allow, complaints);
      return page;
    });
    if (task.result?.state === 'fail') {
      const pages = contexts.flatMap((context) => context.pages());
      complaints.push(
        ...(await Promise.all(pages.map((page, at) => describeFailed(page, `${task.name} ${at + 1}`)))),
      );
    }
    await Promise.all(contexts.map((context) => context.close()));
    if (complaints.length > 0) throw new Error(`In the browser:\n${complaints.join('\n')}`);
  },
});
