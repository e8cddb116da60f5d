// What opens on the desk's pages: forms, menus, questions, the calendar. axe checks each on a desktop in dark
// colours, and on a phone in light ones.
import type { Page } from 'playwright-core';
import { axeViolations, useScheme } from './axe.ts';
import { expect, sizes, story } from './fixtures.ts';

type State = [path: string, show: (page: Page) => Promise<unknown>];

const formOf = (page: Page) => page.locator('main form').waitFor();
const firstCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();

const states: State[] = [
  ['addNews?new', formOf],
  ['teamMembers?new', formOf],
  ['openPositions?new', formOf],
  ['publications?edit=potentials-that-know-when-to-stop', formOf],
  [
    'events?new',
    async (page) => {
      await page.getByRole('button', { name: 'Open the calendar' }).first().click();
      await page.getByRole('dialog').getByRole('grid').waitFor();
    },
  ],
  [
    'allUsers',
    async (page) => {
      await page
        .getByRole('button', { name: /^Actions: / })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
    },
  ],
  [
    'applications',
    async (page) => {
      await firstCheckbox(page).check();
      await page.getByRole('group', { name: '1 selected' }).waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'manageContacts',
    async (page) => {
      await page
        .getByRole('button', { name: /^Replay: / })
        .first()
        .click();
      await page.getByLabel('Your reply').waitFor();
    },
  ],
];

for (const [size, scheme] of [
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const) {
  story(`axe finds nothing in what opens on the desk on a ${size}`, async ({ open }) => {
    const page = await open({ as: 'admin', viewport: sizes[size] });
    const found: string[] = [];
    for (const [path, show] of states) {
      await page.goto(`/dashboard/${path}`);
      await page.locator('main h1').first().waitFor();
      await show(page);
      await useScheme(page, scheme);
      found.push(...(await axeViolations(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });

  story(`the scroll-to-top control covers no button of a row on a ${size}`, async ({ open }) => {
    const page = await open({ as: 'admin', viewport: sizes[size] });
    for (const path of ['allUsers', 'teamMembers']) {
      await page.goto(`/dashboard/${path}`);
      await page
        .getByRole('button', { name: /^Actions: / })
        .first()
        .waitFor();
      const covered = await page.evaluate(async () => {
        const names: string[] = [];
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const shown = () =>
          document.querySelector('[aria-label="Scroll to top"] [stroke-dashoffset]')?.outerHTML;
        // Rows further down are like those above.
        const last = Math.min(3000, document.documentElement.scrollHeight - innerHeight);
        for (let top = 301; top < last; top += 17) {
          const before = shown();
          scrollTo({ top, behavior: 'instant' });
          // The ring shows the new position when the control has been rendered for it.
          while (shown() === before) await frame();
          for (const button of document.querySelectorAll('tr :is(button, input)')) {
            const { left, top, width, height } = button.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            if (hit?.closest('[aria-label="Scroll to top"]')) names.push(button.ariaLabel ?? '');
          }
        }
        return names;
      });
      expect(covered, path).toEqual([]);
    }
  });
}
