// Tests the browser from npm on a machine without fonts and without another browser.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { packagedBrowser } from './packaged-browser.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lab-empty-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function fontOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

if (process.platform === 'linux' && process.arch === 'x64') {
  describe('the browser from npm', () => {
    it('renders a text field with its own fonts, whatever the machine’s font configuration', async () => {
      vi.stubEnv('FONTCONFIG_PATH', emptyFolder());
      const browser = await chromium.launch({ ...(await packagedBrowser()), args: ['--no-sandbox'] });
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      await page.setContent('<h1 style="font-family: sans-serif">Terns</h1><input aria-label="Name">');
      await page.getByLabel('Name').fill('Kestrel');
      expect(await fontOf(page, 'h1')).toEqual(['Open Sans']);
    });

    it('is unpacked once for two concurrent callers, and old files are removed', async () => {
      const leftovers = emptyFolder();
      const longAgo = new Date('2026-01-01');
      for (const name of ['chromium-1.0.0', 'chromium-143.0.4-unpacking-aBc123', 'data']) {
        mkdirSync(join(leftovers, name));
        utimesSync(join(leftovers, name), longAgo, longAgo);
      }
      const [one, other] = await Promise.all([packagedBrowser(leftovers), packagedBrowser(leftovers)]);
      expect(other.executablePath).toBe(one.executablePath);
      const unpacked = [basename(dirname(one.executablePath)), 'data'];
      expect(readdirSync(leftovers).sort()).toEqual(unpacked);
      // Left by an unpacking that was interrupted shortly before this one.
      const interrupted = join(leftovers, `${unpacked[0]}-unpacking-dEf456`);
      mkdirSync(interrupted);
      utimesSync(interrupted, longAgo, longAgo);
      await packagedBrowser(leftovers);
      expect(readdirSync(leftovers).sort()).toEqual(unpacked);
    });
  });
} else {
  it('is refused with a reason if it cannot run', async () => {
    await expect(packagedBrowser()).rejects.toThrow('for Linux on x64 only');
  });
}
