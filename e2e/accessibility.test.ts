// axe reads every page as a visitor, a member and an admin see it: in both schemes, on a desktop and on a phone.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, sizes, story } from './fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const pagesOf = {
  visitor: [
    '/',
    '/aboutUs',
    '/researchAreas',
    '/researchAreaDetails/waves-and-flows',
    '/publications',
    '/publications?q=nothing-is-called-so',
    '/paper/glue-from-nine-amino-acids',
    '/news',
    '/news/open-day-2026',
    '/team',
    '/userDetails/demo-admin',
    '/joinUs',
    '/contactUs',
    '/login',
    '/registration',
    '/verify-email',
    '/nothing/here',
  ],
  member: [
    '/contactUs',
    '/application/Field%20Engineer%2C%20Estuary%20Network',
    '/dashboard',
    '/dashboard/userProfile',
    '/dashboard/writeResearch',
    '/dashboard/pendingPaper',
    '/dashboard/myContacts',
    '/dashboard/myApplication',
  ],
  admin: [
    '/dashboard/updateInfo',
    '/dashboard/allUsers',
    '/dashboard/applications',
    '/dashboard/reviewResearch',
    '/dashboard/addNews',
    '/dashboard/addArea',
    '/dashboard/addCollaborators',
    '/dashboard/manageContacts',
    '/dashboard/desk',
    '/dashboard/openPositions',
    '/dashboard/teamMembers',
    '/dashboard/activity',
  ],
};

async function complaints(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Loading...').count(), { message: path }).toBe(0);
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${path}: ${id}: ${html.slice(0, 200)}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of ['desktop', 'phone'] as const) {
    describe(`${colorScheme}, on a ${size}`, { timeout: 240_000 }, () => {
      for (const [who, paths] of Object.entries(pagesOf)) {
        story(`axe finds nothing on the pages of a ${who}`, async ({ open }) => {
          const page = await open({
            ...(who === 'visitor' ? { allow: /404/ } : { as: who }),
            colorScheme,
            viewport: sizes[size],
            reducedMotion: 'reduce',
          });
          const found: string[] = [];
          for (const path of paths) found.push(...(await complaints(page, path)));
          expect(found).toEqual([]);
        });
      }
    });
  }
}
