// The bar above every page: its links for each role, its behaviour on a phone, and the choice of colours.
import { deskLinks, everyonesLinks } from '@lab/contract/features/pages/menus.testing';
import { offered } from './account-menu.ts';
import { expect, story } from './fixtures.ts';

story('a visitor can log in and return to the page', async ({ open }) => {
  const page = await open();
  await page.goto('/team');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  expect(await page.getByRole('button', { name: 'Account' }).count()).toBe(0);
});

story(
  'where the code of the account menu does not come, the page stays, and the next has it',
  async ({ open }) => {
    const page = await open({
      as: 'member',
      allow: /ERR_FAILED|Failed to fetch dynamically imported module/,
    });
    const code = '**/assets/account-menu-*.js';
    await page.route(code, (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await page.goto('/team');
    await failure;
    // Gives the page time to notice the failure.
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.unroute(code);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
    await page.getByRole('button', { name: 'Account' }).waitFor();
  },
);

story('a writer’s menu also has the page to write a paper', async ({ open }) => {
  const links = await offered(await open({ as: 'writer' }));
  expect(links).toEqual(
    expect.arrayContaining([...everyonesLinks, 'My applications', 'Write Research Paper']),
  );
});

story('an admin’s menu has the desk', async ({ open }) => {
  const links = await offered(await open({ as: 'admin' }));
  expect(links).toEqual(expect.arrayContaining([...everyonesLinks, ...deskLinks]));
  expect(links).not.toContain('My applications');
});

story('the bar is hidden while scrolling down and shown while scrolling up', async ({ open }) => {
  const page = await open();
  await page.goto('/publications');
  const bar = page.getByRole('banner');
  const inView = async () => {
    const box = await bar.boundingBox();
    return box !== null && box.y > -10;
  };
  // The bar reacts once its code is loaded.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return inView();
    })
    .toBe(false);
  await page.mouse.wheel(0, -200);
  await expect.poll(inView).toBe(true);
});

story('the scroll-to-top control appears below 300 px and leads back up', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.goto('/publications');
  const control = page.getByRole('button', { name: 'Scroll to top' });
  expect(await control.count()).toBe(0);
  await page.mouse.wheel(0, 900);
  await control.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => control.count()).toBe(0);
});
