// Opens every address directly, as from a bookmark: signed out, as a member and as an admin, on a desktop and on a phone.
// axe checks every page in light and dark, and with LAB_SCREENSHOTS=1 each is also saved as a picture in .lab/screenshots.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeViolations, useScheme } from './axe.ts';
import { expect, sizes, story } from './fixtures.ts';

type Route = [path: string, heading: string];

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
];

const adminRoutes: Route[] = [
  ['/dashboard', 'Welcome, Ines Falkenrath'],
  ['/dashboard/updateInfo', 'Update info'],
  ['/dashboard/settings', 'Settings'],
  ['/dashboard/settings?part=look', 'Settings'],
  ['/dashboard/settings?part=menu', 'Settings'],
  ['/dashboard/legal?part=accessibility', 'Legal pages'],
  ['/dashboard/barriers', 'Barriers'],
  ['/dashboard/allUsers', 'All Users'],
  ['/dashboard/applications', 'Manage Applications'],
  ['/dashboard/reviewResearch', 'Review Research Paper'],
  ['/dashboard/addNews', 'News and Update'],
  ['/dashboard/addArea', 'Add new Research Area'],
  ['/dashboard/addCollaborators', 'Add Collaborators'],
  ['/dashboard/manageContacts', 'Manage Contacts'],
  ['/dashboard/publications', 'Publications'],
  ['/dashboard/openPositions', 'Open Positions'],
  ['/dashboard/teamMembers', 'Team Members'],
  ['/dashboard/events', 'Events'],
  ['/dashboard/activity', 'Activity log'],
  ['/dashboard/recentlyDeleted', 'Recently deleted'],
  ['/dashboard/importWorks', 'Import works'],
  ['/dashboard/settings?part=team', 'Settings'],
  ['/dashboard/alumni', 'Alumni'],
  ['/dashboard/outbox', 'Outbox'],
  ['/dashboard/subscribers', 'Subscribers'],
  ['/dashboard/memberResources', 'Resources for members'],
  ['/dashboard/forMembers', 'For members'],
];

const album = join(import.meta.dirname, '../.lab/screenshots');

async function look(page: Page, size: string, path: string): Promise<string[]> {
  const name = path === '/' ? 'home' : path.slice(1).replace(/[^\w-]+/g, '_');
  await page.evaluate(async () => {
    // Lays out the whole page, because parts that are not laid out do not change their colours.
    document.documentElement.dataset.whole = '';
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // A broken picture is not this function's concern; the screenshot only waits until all have finished loading.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await useScheme(page, colorScheme);
    if (process.env.LAB_SCREENSHOTS) {
      await page.screenshot({
        path: join(album, `${size}-${colorScheme}`, `${name}.jpg`),
        quality: 80,
        fullPage: true,
      });
    }
    // The colour schemes differ only in colours, so the second one needs no other rules.
    const violations = await axeViolations(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
    found.push(...violations.map((violation) => `${path}, ${colorScheme}: ${violation}`));
  }
  return found;
}

/** Texts that are cut after some lines, but are tall enough to show a part of the next one. */
function halfLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { webkitLineClamp, lineHeight } = getComputedStyle(element);
        return element.clientHeight > Number(webkitLineClamp) * Number.parseFloat(lineHeight) + 1;
      })
      .map((element) => element.innerText.slice(0, 60)),
  );
}

async function openEach(page: Page, size: string, routes: Route[]): Promise<void> {
  const found: string[] = [];
  for (const [path, heading] of routes) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count(), { message: path }).toBe(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} is wider than a ${size}`).toBeLessThanOrEqual(0);
    expect(await halfLines(page), path).toEqual([]);
    found.push(...(await look(page, size, path)));
  }
  expect(found).toEqual([]);
}

for (const size of ['desktop', 'phone'] as const) {
  describe(`on a ${size}`, () => {
    const viewport = sizes[size];

    story('a visitor opens every public address', async ({ open }) => {
      await openEach(await open({ viewport }), size, publicRoutes);
    });

    story('a member opens every address of a member', async ({ open }) => {
      await openEach(await open({ as: 'member', viewport }), size, [
        ...memberRoutes,
        ['/contactUs#form', 'Contact Us'],
      ]);
    });

    story('an admin opens every address of the desk', async ({ open }) => {
      await openEach(await open({ as: 'admin', viewport }), size, adminRoutes);
    });
  });
}

story(
  'a visitor opens the pages of people, of a year and of what the lab makes on a tablet',
  async ({ open }) => {
    const start = [
      '/team',
      '/userDetails',
      '/alumni',
      '/20',
      '/projects',
      '/software',
      '/funding',
      '/resources',
    ];
    const routes = publicRoutes.filter(([path]) => start.some((beginning) => path.startsWith(beginning)));
    const page = await open({ viewport: { width: 1024, height: 768 } });
    await openEach(page, 'tablet', routes);
  },
);

story('a visitor who opens an address of a member or an admin is asked to sign in', async ({ open }) => {
  const page = await open();
  for (const [path] of [...memberRoutes, ...adminRoutes]) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  }
});

story('an address that does not exist shows an error with links', async ({ open }) => {
  const page = await open({ allow: /404/ });
  for (const path of [
    '/nothing/here',
    '/paper/none',
    '/news/none',
    '/researchAreaDetails/none',
    '/userDetails/none',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
  }
  await page.goto('/nothing/here');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Our Team' }).click();
  await page.getByRole('heading', { name: 'Advisor', exact: true }).waitFor();
});
