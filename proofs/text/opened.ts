/** Pages in a real browser: nothing runs that is not the site's, and nothing is asked of another host. */
import { launchBrowser } from '../../e2e/browser.ts';
import type { Fault, Lab } from '../suite.ts';

export async function opened({ address }: Lab, paths: readonly string[]): Promise<Fault> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const seen: string[] = [];
    page.on('dialog', (dialog) => {
      seen.push(`it opens “${dialog.message()}”`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(address).origin && !['data:', 'blob:'].includes(protocol))
        seen.push(`it asks ${request.url()}`);
    });
    for (const path of paths) {
      await page.goto(address + path, { waitUntil: 'networkidle' });
      // A payload that waits for the pointer or for the keyboard.
      for (const link of await page.locator('main :is(a, img, figure, p, h1)').all())
        await link.hover({ timeout: 500 }).catch(() => {});
      if (seen.length > 0) return `${path}: ${seen.join('; ')}`;
    }
    return undefined;
  } finally {
    await browser.close();
  }
}
