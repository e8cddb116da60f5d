// What all stories share: a browser, pages for people of each role, and a check that fails a story on any error.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchBrowser } from './browser.ts';

export { expect };

interface Account {
  role: string;
  email: string;
  password: string;
  note: string;
}

const accounts: Account[] = JSON.parse(
  readFileSync(new URL('../demo/accounts.json', import.meta.url), 'utf8'),
);

export const baseUrl = process.env.LAB_ADDRESS || 'http://127.0.0.1:5005';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

export function account(role: string): Account {
  const found = accounts.find((one) => one.role === role);
  if (!found) throw new Error(`The demo lab has no account with the role "${role}".`);
  return found;
}

interface Visit extends BrowserContextOptions {
  /** The role of the demo account that is signed in. */
  as?: string;
  /** Console errors and failed requests that the story causes on purpose. */
  allow?: RegExp;
}

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;
const signedIn = new Map<string, SavedState>();

function watch(page: Page, allow: RegExp | undefined, complaints: string[]): void {
  const complain = (text: string) => {
    if (!allow?.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
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

export async function signIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
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
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ as, allow, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: baseUrl, viewport: sizes.desktop, ...options });
      // A long limit, because the machine may be slow.
      context.setDefaultTimeout(60_000);
      contexts.push(context);
      if (as) {
        const saved = signedIn.get(as);
        if (saved) {
          await context.setStorageState(saved);
        } else {
          const page = await context.newPage();
          watch(page, allow, complaints);
          await signIn(page, account(as));
          signedIn.set(as, await context.storageState({ indexedDB: true }));
          await page.close();
        }
      }
      const page = await context.newPage();
      watch(page, allow, complaints);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (complaints.length > 0) throw new Error(`The browser saw errors:\n${complaints.join('\n')}`);
  },
});
