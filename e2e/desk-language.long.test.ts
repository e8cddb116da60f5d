// The site of a lab becomes German, and no screen of its desk says a German word that it did not say before.
import { everyText } from '@lab/contract/features/settings/words/every-text';
import type { Page } from 'playwright-core';
import { expect, sizes, story } from './fixtures.ts';
import { holdScript } from './hold-script.ts';
import { openPage } from './page-look.ts';
import { adminRoutes } from './routes.ts';
import { saveSettings } from './saved-settings.ts';

const wordsIn = (text: string) => text.match(/\p{Script=Latin}{3,}/gu) ?? [];
const english = new Set([...everyText('en').values()].flatMap(wordsIn));
const germanOnly = new Set(
  [...everyText('de').values()].flatMap(wordsIn).filter((word) => !english.has(word)),
);

/** The outbox names mails by their subjects, which their readers get in their language. */
const subjects = new Set(
  [...everyText('de')].filter(([at]) => at.startsWith('mail/subjects/')).flatMap(([, text]) => wordsIn(text)),
);
const isSubject = (path: string, word: string) => path === '/dashboard/outbox' && subjects.has(word);

/**
 * With what screen readers are told, and what fields hint at; without excerpts of the site, which say their
 * language.
 */
function saidOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const excerpt of document.body.querySelectorAll('[lang]:not([lang=en])')) excerpt.remove();
    const notified = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
      (element) => ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...notified].join('\n');
  });
}

/** What visitors read of the lab: it is in their language, also where the lab has left it as it comes. */
async function labTexts(page: Page): Promise<Set<string>> {
  // A new parameter, because shared caches may be a minute old.
  const params = { fresh: Date.now() };
  const [info, settings] = await Promise.all(
    ['/api/labInfo', '/api/settings'].map(async (path) => (await page.request.get(path, { params })).json()),
  );
  return new Set(wordsIn(JSON.stringify([info, settings.identity])));
}

async function readDesk(page: Page): Promise<Map<string, Set<string>>> {
  const said = new Map<string, Set<string>>();
  for (const route of adminRoutes) {
    await openPage(page, route);
    const [path] = route;
    expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, 'en']);
    said.set(path, new Set(wordsIn(await saidOn(page))));
  }
  return said;
}

story('the desk of a German lab has no German word', async ({ open }) => {
  const admin = await open({ as: 'admin', viewport: sizes.desktop });
  await admin.goto('/dashboard');
  const before = await readDesk(admin);
  try {
    await saveSettings(admin, 'words', { language: 'de' });
    const content = await labTexts(admin);
    const after = await readDesk(admin);
    const foreign = [...after].map(([path, words]) => {
      const known = before.get(path);
      return [
        path,
        ...[...words].filter(
          (word) => germanOnly.has(word) && !known?.has(word) && !content.has(word) && !isSubject(path, word),
        ),
      ];
    });
    expect(foreign.filter(([, ...words]) => words.length > 0)).toEqual([]);
    // The way between both is a new document, in both directions.
    await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await admin.getByRole('navigation', { name: 'Hauptmenü' }).waitFor();
    expect(await admin.locator('html').getAttribute('lang')).toBe('de');
    await admin.goBack();
    await admin.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await admin.locator('html').getAttribute('lang')).toBe('en');
    // Also for who goes back before the page of the site has been hydrated.
    const release = await holdScript(admin, 'team-page', () => admin.goForward({ waitUntil: 'commit' }));
    await admin.getByRole('navigation', { name: 'Hauptmenü' }).waitFor();
    await admin.evaluate(() => history.back());
    await admin.waitForURL('**/dashboard/**');
    release();
    await admin.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await admin.locator('html').getAttribute('lang')).toBe('en');
  } finally {
    await saveSettings(admin, 'words');
  }
});
