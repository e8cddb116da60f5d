// An admin makes the site German and writes a text; visitors get it so, on the server's pages and in the
// browser.
import { chooseOption } from './choose.ts';
import { expect, sizes, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';
import { saveSettings } from './saved-settings.ts';

story('a German site with a text of its own', async ({ open }) => {
  const admin = await open({ as: 'admin' });
  try {
    await admin.goto('/dashboard/settings?part=words');
    await admin.getByRole('combobox', { name: 'Language of the site' }).click();
    await chooseOption(admin.getByRole('option', { name: 'Deutsch' }));
    await admin.getByRole('searchbox', { name: 'Search texts' }).fill('sehen sie sich');
    await admin
      .getByRole('textbox', { name: 'Own text for “Sehen Sie sich um”' })
      .fill('Frisch & <b>neu</b>');
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Updated successfully').first().waitFor();

    // A page whose HTML and script are not the same text makes React complain, which fails the story.
    const visitor = await open({ viewport: sizes.phone });
    await openHydrated(visitor, '/');
    expect(await visitor.locator('html').getAttribute('lang')).toBe('de');
    await visitor.getByText('Frisch & <b>neu</b>').waitFor();
    await visitor.getByRole('button', { name: 'Menü', exact: true }).click();
    await visitor.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Neues' }).click();
    await visitor.getByRole('heading', { name: 'Neues', level: 1 }).waitFor();
    await visitor.goto('/login');
    await visitor.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await visitor.getByText('Bitte geben Sie ein Passwort an').first().waitFor();
  } finally {
    await saveSettings(admin, 'words');
  }
});
