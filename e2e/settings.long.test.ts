// An admin makes the site the lab's own, and a visitor without script sees it.
import { axeViolations, useScheme } from './axe.ts';
import { expect, story } from './fixtures.ts';
import { resetSettings, saveSettings } from './saved-settings.ts';

story('every accent can be read in both schemes', async ({ open }) => {
  const page = await open({ as: 'admin' });
  await page.goto('/dashboard');
  try {
    for (const accent of ['#7a1f5c', '#0050b3', '#8a4b00']) {
      await saveSettings(page, 'look', { accent, fonts: 'reading', corners: 'round' });
      const visitor = await open();
      await visitor.goto('/');
      await visitor.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
      // Parts that are not laid out do not change their colours.
      await visitor.evaluate(() => {
        document.documentElement.dataset.whole = '';
      });
      for (const scheme of ['light', 'dark'] as const) {
        await useScheme(visitor, scheme);
        expect(await axeViolations(visitor, ['color-contrast']), `${accent}, ${scheme}`).toEqual([]);
      }
      await visitor.close();
    }
  } finally {
    await resetSettings(page);
  }
});

story(
  'an admin chooses name, colour, menu and headings, and a visitor without script sees them',
  async ({ open }) => {
    const page = await open({ as: 'admin' });
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const saved = async () => {
      await press('Save Changes');
      await page.getByText('Updated successfully').first().waitFor();
      await page.getByText('Updated successfully').first().waitFor({ state: 'detached' });
    };
    try {
      await page.goto('/dashboard/settings');
      await field('Short name').fill('KPL');
      await saved();

      await tab('Look');
      const preview = page.frameLocator('iframe');
      await preview.getByRole('heading', { level: 1 }).waitFor();
      await field('Accent colour').fill('#ffcc00');
      await page.getByText(/On light pages this colour has a contrast of 1.3, and text needs 4.5/).waitFor();
      await field('Accent colour').fill('#7a1f5c');
      const accentInPreview = () =>
        preview.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'));
      await expect.poll(accentInPreview).toContain('#7a1f5c');
      await saved();

      await tab('Menu');
      const news = page.getByRole('textbox', { name: 'News', exact: true });
      await news.fill('Journal');
      for (let up = 0; up < 3; up++) await news.press('Alt+ArrowUp');
      const shownMenu = preview.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect.poll(() => shownMenu.allTextContents()).toContain('Journal');
      await saved();

      await tab('Home page');
      await page.getByRole('textbox', { name: 'Recent Work' }).fill('Fresh from the lab');
      await preview.getByRole('heading', { name: 'Fresh from the lab' }).waitFor();
      expect(await (await page.request.get('/')).text()).not.toContain('Fresh from the lab');
      await saved();

      const visitor = await open({ javaScriptEnabled: false });
      await visitor.goto('/');
      const menu = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect(await menu.allTextContents()).toEqual([
        'Home',
        'About',
        'Research Areas',
        'Publications',
        'Journal',
        'Team',
        'Join Us',
        'Contact Us',
      ]);
      await visitor.getByRole('heading', { name: 'Fresh from the lab' }).waitFor();
      expect(await visitor.getByRole('banner').getByText('KPL').count()).toBe(1);
      expect(await visitor.content()).toContain('style="--accent:light-dark(#7a1f5c');
    } finally {
      await resetSettings(page);
    }
  },
);
