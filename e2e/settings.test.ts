// An admin makes the site the lab's own, and a visitor without script sees it.
import { expect, story } from './fixtures.ts';
import { resetSettings } from './saved-settings.ts';

story('an admin chooses a name and a colour, and a visitor without script sees them', async ({ open }) => {
  const page = await open({ as: 'admin' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const save = () => page.getByRole('button', { name: 'Save Changes', exact: true }).click();
  try {
    await page.goto('/dashboard/settings');
    await field('Short name').fill('KPL');
    await save();
    await page.getByText('Updated successfully').first().waitFor();

    await page.getByRole('tab', { name: 'Look', exact: true }).click();
    await field('Accent colour').fill('#ffcc00');
    await page.getByText(/On light pages this colour has a contrast of 1.3, and text needs 4.5/).waitFor();
    await field('Accent colour').fill('#7a1f5c');
    const preview = page.frameLocator('iframe').locator('html');
    const shown = () => preview.evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'));
    await expect.poll(shown).toContain('#7a1f5c');
    const saving = page.waitForResponse('**/api/settings/look');
    await save();
    expect((await saving).ok()).toBe(true);

    const visitor = await open({ javaScriptEnabled: false });
    await visitor.goto('/');
    expect(await visitor.getByRole('banner').getByText('KPL').count()).toBe(1);
    expect(await visitor.content()).toContain('style="--accent:light-dark(#7a1f5c');
  } finally {
    await resetSettings(page);
  }
});
