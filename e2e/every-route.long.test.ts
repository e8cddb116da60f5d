// Opens every address directly, as from a bookmark: signed out, as a member and as an admin. Each is looked at on a phone in
// light and on a desktop in dark colours. No fault was ever found only in one of the other two; pages that have elements or
// colours of their own on a phone are looked at in all four.
import type { Page } from 'playwright-core';
import { adminRoutes } from './admin-routes.ts';
import { axeViolations, useScheme } from './axe.ts';
import { expect, sizes, story } from './fixtures.ts';
import { type Look, look, openPage, type Route } from './page-look.ts';

const publicRoutes: Route[] = [
  ['/', 'Kestrel Point Laboratory'],
  ['/aboutUs', 'Mission'],
  ['/researchAreas', 'Research Areas'],
  ['/researchAreaDetails/waves-and-flows', 'Waves and Flows'],
  ['/publications', "What's New at Kestrel Point Laboratory"],
  ['/publications?q=nothing-is-called-so', 'Publications'],
  ['/publications/export?author=Kurohane', 'Export list'],
  ['/paper/potentials-that-know-when-to-stop', 'Learned potentials that know when to stop'],
  ['/news', 'News'],
  ['/news/open-day-2026', 'Nine hundred visitors and one escaped starfish: open day 2026'],
  ['/events', 'Events'],
  ['/events/summer-school-tides', 'Summer school: tides, seiches and other slow waves'],
  ['/team', 'Research Director'],
  ['/userDetails/demo-admin', 'Ines Falkenrath'],
  ['/userDetails/morag-tennantbrae', 'Morag Tennantbrae'],
  ['/alumni', 'Alumni'],
  ['/alumni?by=role', 'Alumni'],
  ['/2025', '2025'],
  ['/2026', '2026'],
  ['/projects', 'Projects'],
  ['/software', 'Software and data'],
  ['/software/tidewright', 'Tidewright'],
  ['/talks', 'Talks and media'],
  ['/awards', 'Awards'],
  ['/theses', 'Theses'],
  ['/teaching', 'Courses'],
  ['/funding', 'Funding'],
  ['/funding/northern-coasts-2025', 'Early warning for harbours without a budget'],
  ['/resources', 'Resources'],
  ['/resources/gauge-from-scrap', 'A tide gauge from scrap'],
  ['/joinUs', 'Join Us'],
  ['/contactUs', 'Contact Us'],
  ['/login', 'Login'],
  ['/registration', 'Registration'],
  ['/verify-email', 'Verify your email'],
  ['/forgotPassword', 'Forgot password'],
  ['/accessibility/report', 'Report a barrier'],
  ['/subscription?leave=a.b', 'Leave the news by mail'],
  ['/subscription?state=asked', 'Look into your mailbox'],
];

const memberRoutes: Route[] = [
  ['/application/Field%20Engineer%2C%20Estuary%20Network', 'Apply to be Field Engineer, Estuary Network'],
  ['/dashboard', 'Welcome, Wren Adeyelu'],
  ['/dashboard/userProfile', 'Personal Information'],
  ['/dashboard/writeResearch', 'Write Research Paper'],
  ['/dashboard/editPaper/request-beach-survey', 'Edit Paper'],
  ['/dashboard/pendingPaper', 'My Pending Paper'],
  ['/dashboard/myContacts', 'My Contacts'],
  ['/dashboard/myApplication', 'My applications'],
  ['/contactUs#form', 'Contact Us'],
];

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

story('on a tablet no page of people, of a year or of what the lab makes is too wide', async ({ open }) => {
  const lists = /^\/(team|userDetails|alumni|20|projects|software|funding|resources)/;
  const page = await open({ viewport: { width: 1024, height: 768 } });
  const tooWide: string[] = [];
  for (const route of publicRoutes.filter(([path]) => lists.test(path))) {
    await openPage(page, route);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) tooWide.push(`${route[0]}: ${overflow} pixels`);
  }
  expect(tooWide).toEqual([]);
});
