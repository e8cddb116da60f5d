/** The HTML of every kind of page in both schemes: as the server sends it, and as it is once scripts ran. */
import { launchBrowser } from '../../e2e/browser.ts';
import type { Lab } from '../suite.ts';

export interface RenderedPage {
  name: string;
  html: string;
}

const schemes = ['light', 'dark'] as const;

/** The server reads the chosen scheme from the cookie. */
const served = async (address: string, scheme: string) =>
  (await fetch(address, { headers: { Cookie: `__session=${scheme}` } })).text();

export async function* renderedPages({ address }: Lab): AsyncGenerator<RenderedPage> {
  // These read the address of the lab when they are loaded.
  const [{ adminRoutes, memberRoutes, publicRoutes }, { account }, { sessionOf }] = await Promise.all([
    import('../../e2e/routes.ts'),
    import('../../e2e/lab.ts'),
    import('../../e2e/session.ts'),
  ]);
  for (const [path] of [...publicRoutes, ['/there-is-no-such-page'], ['/dashboard/allUsers']])
    for (const scheme of schemes)
      yield { name: `${path}, ${scheme}, as sent`, html: await served(`${address}${path}`, scheme) };

  const browser = await launchBrowser();
  try {
    for (const [who, routes] of [
      ['visitor', publicRoutes],
      ['member', memberRoutes],
      ['admin', adminRoutes],
    ] as const) {
      const storageState = who === 'visitor' ? undefined : await sessionOf(account(who));
      const context = await browser.newContext({ ...(storageState && { storageState }) });
      const page = await context.newPage();
      for (const [path, heading] of routes) {
        await page.goto(address + path);
        await page.getByRole('heading', { name: heading, exact: true }).first().waitFor({ timeout: 60_000 });
        await page
          .getByText(/^Loading/)
          .first()
          .waitFor({ state: 'detached', timeout: 60_000 });
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          yield { name: `${path}, ${colorScheme}, to a ${who}`, html: await page.evaluate(writeOut) };
        }
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** Without what only browsers without script read, and the styles that libraries add at the top. */
function writeOut(): string {
  const whole = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of whole.querySelectorAll('noscript, style')) element.remove();
  return `<!doctype html>${whole.outerHTML}`;
}
