// Finds a browser by itself: an installed one first, else the one that an npm package carries.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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

// On a closed network a browser's own housekeeping only fails, slowly and loudly.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function fromPackage(): Promise<string> {
  // Both are read when the package is loaded: the first makes it unpack the libraries that a bare machine lacks,
  // the second keeps its 200 MB out of a folder that another run may be using.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'lab-chromium-'));
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export async function findBrowser(): Promise<string> {
  const found = installed.find((path) => path && existsSync(path));
  if (found) return found;
  try {
    return await fromPackage();
  } catch (cause) {
    throw new Error('No browser found: install Chromium or Google Chrome, or set CHROME_PATH to one.', {
      cause,
    });
  }
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: flags });
}
