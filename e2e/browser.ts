// Finds a browser: an installed one first, otherwise the one from an npm package.
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { packagedBrowser } from './packaged-browser.ts';

const installed = [
  process.env.CHROME_PATH,
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// Without internet access, a browser's background requests fail slowly and print errors.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** LAB_BROWSER chooses: `installed`, or `npm` for the browser from npm. */
async function findBrowser(): Promise<LaunchOptions> {
  const wanted = process.env.LAB_BROWSER;
  const found = installed.find((path) => path && existsSync(path));
  if (found && wanted !== 'npm') return { executablePath: found };
  if (wanted === 'installed')
    throw new Error('LAB_BROWSER asks for an installed browser, and there is none.');
  try {
    return await packagedBrowser();
  } catch (cause) {
    throw new Error('No browser found: install Chromium or Google Chrome, or set CHROME_PATH to one.', {
      cause,
    });
  }
}

export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...(await findBrowser()), args: [...flags, ...moreFlags] });
}
