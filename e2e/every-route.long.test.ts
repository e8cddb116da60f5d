// Opens every address directly, as from a bookmark: signed out, as a member and as an admin. Each is looked
// at on a phone in light and on a desktop in dark colours. No fault was ever found only in one of the other
// two; pages that have elements or colours of their own on a phone are looked at in all four.
import { looks } from '@lab/contract/features/settings/choices';
import type { Page } from 'playwright-core';
import { axeViolations, useScheme } from './axe.ts';
import { expect, sizes, story } from './fixtures.ts';
import { type Look, look, openPage, type Route } from './page-look.ts';
import { adminRoutes, memberRoutes, publicRoutes, readRoutes } from './routes.ts';
import { resetSettings, saveSettings } from './saved-settings.ts';

const differOnPhones = new Set([
  '/',
  '/publications',
  '/dashboard',
  '/dashboard/allUsers',
  '/dashboard/applications',
  '/dashboard/importWorks',
  '/dashboard/settings?part=look',
  '/dashboard/updateInfo',
]);

const all: Look[] = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['desktop', 'light'],
];
const each: Look[] = [
  ['phone', 'light'],
  ['desktop', 'dark'],
];
const looksAt = (path: string) => (process.env.LAB_SCREENSHOTS || differOnPhones.has(path) ? all : each);

story('a visitor opens every public address', async ({ open }) => {
  await look(await open(), publicRoutes, looksAt);
});

story('a member opens every address of a member', async ({ open }) => {
  await look(await open({ as: 'member' }), memberRoutes, looksAt);
});

story('an admin opens every address of the desk', async ({ open }) => {
  await look(await open({ as: 'admin' }), adminRoutes, looksAt);
});

const otherLooks = looks.slice(1).map((name, turn) => ({ name, turn }));
const schemes: Look[] = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
];

story.for(otherLooks)('in the look $name every other page can be read', async ({ name, turn }, { open }) => {
  const inTurn = (routes: Route[]) => routes.filter((_, at) => at % otherLooks.length === turn);
  const admin = await open({ as: 'admin' });
  await admin.goto('/dashboard');
  try {
    await saveSettings(admin, 'look', { look: name });
    await look(await open(), inTurn(publicRoutes), () => schemes);
    await look(await open({ as: 'member' }), inTurn(memberRoutes), () => schemes);
    await look(await open({ as: 'admin' }), inTurn(adminRoutes), () => schemes);
  } finally {
    await resetSettings(admin);
  }
});

async function expectReadable(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await useScheme(page, scheme);
    expect(await axeViolations(page), scheme).toEqual([]);
  }
}

story('the menus that only phones have can be read', async ({ open }) => {
  const visitor = await open({ viewport: sizes.phone });
  await openPage(visitor, ['/news', 'News']);
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click();
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).waitFor();
  await expectReadable(visitor);

  const admin = await open({ as: 'admin', viewport: sizes.phone });
  await openPage(admin, ['/dashboard/events', 'Events']);
  await admin.getByRole('button', { name: /Open menu/ }).click();
  await admin
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Team Members' })
    .waitFor();
  await expectReadable(admin);
});

story('on a tablet no page is too wide', async ({ open }) => {
  const page = await open({ viewport: { width: 1024, height: 768 } });
  const tooWide: string[] = [];
  for (const route of readRoutes) {
    await openPage(page, route);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) tooWide.push(`${route[0]}: ${overflow} pixels`);
  }
  expect(tooWide).toEqual([]);
});
