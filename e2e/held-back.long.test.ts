// A page is hydrated with what it was rendered with: here it is held back in between, and all of that
// changes.
import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { chooseOption } from './choose.ts';
import { expect, type Open, story } from './fixtures.ts';
import { change, resetSettings, saveSettings } from './saved-settings.ts';

/** Opens a page whose scripts wait until it is released. */
async function openHeld(open: Open, path: string, as?: string) {
  // A visitor from elsewhere, where it is another day.
  const page = await open({ as, timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG', colorScheme: 'dark' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, path, release };
}

/** Not by `app-ready`, because the clock of the test has no such marks. */
const isHydrated = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
const day = 24 * 60 * 60 * 1_000;

// Every story fails on an error of the page, such as React's about another text than the server's.
story('settings, words, names, clock, time zone and language change before hydration', async ({ open }) => {
  const admin = await open({ as: 'admin' });
  await admin.goto('/dashboard');
  const { name, phone, email, location } = await (await admin.request.get('/api/labInfo')).json();
  const [area] = await (await admin.request.get('/api/researchArea')).json();
  const addresses = ['/', '/publications', '/events', '/joinUs', `/researchAreaDetails/${area._id}`];
  const pages = [];
  for (const address of addresses) pages.push(await openHeld(open, address));
  pages.push(await openHeld(open, '/contactUs', 'member'));

  const sections = defaultSettings.home.sections.map((one) => ({ ...one, heading: `Now: ${one.section}` }));
  try {
    await change(admin, '/basicInfo', { name: 'Another Laboratory', phone, email, location });
    await change(admin, `/researchArea/${area._id}`, { departmentName: 'Another Area' });
    await saveSettings(admin, 'identity', {
      shortName: 'Another',
      tagline: 'Of another time',
      dateFormat: 'iso',
    });
    await saveSettings(admin, 'look', { accent: '#7a1f5c', fonts: 'reading', opening: 'picture' });
    await saveSettings(admin, 'menu', { pages: defaultSettings.menu.pages.toReversed() });
    await saveSettings(admin, 'home', { sections: sections.toReversed() });
    await saveSettings(admin, 'words', { language: 'de' });

    for (const { page, path, release } of pages) {
      // A session ends when its time is over, so the clock changes only for visitors.
      if (path !== '/contactUs') await page.clock.setFixedTime(Date.now() + 400 * day);
      const drawn = await page.locator('h1').innerText();
      release();
      await page.waitForFunction(isHydrated);
      expect(await page.getByRole('banner').innerText(), path).toContain(name);
      expect(await page.getByRole('link', { name: 'Research Areas' }).count(), path).toBeGreaterThan(0);
      expect(await page.locator('h1').innerText(), path).toBe(drawn);
    }

    const [{ page }] = pages as [(typeof pages)[number]];
    const menu = page.getByRole('navigation', { name: 'Main' });
    // What every page shows counts as fresh for ten minutes; the next page then brings the present data.
    await page.clock.setFixedTime(Date.now() + 401 * day);
    await menu.getByRole('link', { name: 'Publications' }).click();
    await page.getByRole('heading', { level: 1, name: 'Another Laboratory' }).waitFor();
    await page.getByRole('banner').getByText('Another', { exact: true }).waitFor();
    // The menu comes with the settings, so its words are the new ones already.
    await menu.getByRole('link', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Now: areas' }).waitFor();
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.waitForFunction(isHydrated);
    await page.getByRole('heading', { level: 1, name: 'Another Laboratory' }).waitFor();
  } finally {
    await resetSettings(admin);
    await change(admin, `/researchArea/${area._id}`, { departmentName: area.departmentName });
    await change(admin, '/basicInfo', { name, phone, email, location });
  }
});

story('the preview shows unsaved settings only when its page is hydrated', async ({ open }) => {
  const admin = await open({ as: 'admin' });
  await admin.goto('/dashboard/settings?part=home');
  await admin.getByRole('textbox', { name: 'Recent Work' }).fill('Not saved yet');
  const shown = admin.frameLocator('iframe').getByRole('heading', { name: 'Not saved yet' });
  await shown.waitFor();
  // Slow, so that parts of the page are hydrated one after the other.
  const slow = await admin.context().newCDPSession(admin);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const choose = async (name: string) => {
    await admin.getByRole('combobox', { name: 'Page in the preview' }).click();
    await chooseOption(admin.getByRole('option', { name, exact: true }));
  };
  for (let time = 0; time < 3; time++) {
    await choose('Publications');
    await shown.waitFor({ state: 'detached' });
    await choose('Home');
    await shown.waitFor();
  }
});
