// A lab brings its team in from a spreadsheet, with pictures, a new role, and a row that has to be corrected.
import { readFileSync } from 'node:fs';
import { axeViolations } from './axe.ts';
import { expect, story } from './fixtures.ts';
import { asDemo } from './people.ts';
import { photo } from './pictures.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

story(
  'a table of people comes in with what is right, and the rest when it was corrected',
  async ({ open }) => {
    const own = Date.now().toString(36);
    const [ina, ivo] = [`Ina ${own}`, `Ivo ${own}`];
    const settings = (await asDemo('admin', '/allSettings')) as { team: object };
    const page = await open({ as: 'admin' });
    await page.goto('/dashboard/teamMembers');
    await page.getByRole('button', { name: 'Import a table…' }).click();
    const dialog = page.getByRole('dialog');
    const table = [
      'Nome;Ruolo;Foto;Biografia;ORCID;Stanza',
      `${ina};Keeper ${own};ina.jpg;I study *tides*.;0000-0002-1825-0097;12`,
      `${ivo};Researcher;;;0000-0002-1825-0098;`,
    ].join('\n');
    await dialog
      .getByLabel('Choose files')
      .setInputFiles([csv('team.csv', table), { ...(await photo()), name: 'Ina.jpg' }]);
    await dialog.getByText('1 picture is chosen').waitFor();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText('2 not readable').waitFor();
    await dialog.getByText('Columns that are not read: Stanza').waitFor();
    await dialog.getByLabel(`Role instead of “Keeper ${own}”`).selectOption({ index: 1 });
    await dialog.getByText('1 new, 1 not readable').waitFor();
    await dialog.getByText('1 picture comes in').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 1 member' }).click();
    await page.getByText('1 member was added').waitFor();

    await dialog.getByText('1 already here, 1 not readable').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save the row that stays out' }).click(),
    ]);
    const left = readFileSync(await download.path(), 'utf8');
    expect(left).toContain('This ORCID iD has a wrong digit');
    expect(left).not.toContain(ina);
    await dialog.getByLabel('Table', { exact: true }).fill(left.replace('0098', '0097'));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: 'Add 1 member' }).click();
    await dialog.waitFor({ state: 'detached' });

    const visitor = await open();
    await visitor.goto('/team');
    const group = visitor.getByRole('region', { name: `Keeper ${own}` });
    await group.getByRole('link', { name: ina }).first().click();
    await visitor.getByRole('heading', { level: 1, name: ina }).waitFor();
    await visitor.getByText('I study tides.').waitFor();
    await visitor.locator('img[src^="/images/profile/"]').first().waitFor();

    // The stories share one lab.
    const members = (await asDemo('admin', '/members')) as { _id: string; name: string }[];
    for (const { _id } of members.filter(({ name }) => name.includes(own)))
      await asDemo('admin', `/team/${_id}`, undefined, 'DELETE');
    await asDemo('admin', '/settings/team', settings.team, 'PATCH');
  },
);
