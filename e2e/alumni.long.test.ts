// A student is promoted, writes a paper, leaves, and is found years later: among the alumni and from the
// paper.

import { axeViolations, useScheme } from './axe.ts';
import { chooseOption } from './choose.ts';
import { expect, sizes, story } from './fixtures.ts';
import { apply, asDemo, newPerson, submitPaper } from './people.ts';
import { chooseRowAction } from './row-menu.ts';

story('a person is promoted, leaves, and is found from their works', async ({ open }) => {
  const person = await newPerson('Lea');
  await apply(person);
  await asDemo('admin', `/team/${person.uid}`, { role: 'Research Assistant' });
  const title = `What ${person.name} found`;
  const request = await submitPaper(person, title);
  await asDemo('admin', `/researchPaper/${request}`, {});

  const admin = await open({ as: 'admin', viewport: sizes.desktop });
  await admin.goto(`/dashboard/teamMembers?q=${encodeURIComponent(person.name)}`);
  await chooseRowAction(admin, person.name, 'Roles over time…');
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('From', { exact: true }).fill('2019');
  expect(await axeViolations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await admin.getByText('Saved').waitFor();

  await admin.goto(`/dashboard/teamMembers?edit=${person.uid}`);
  const form = admin.getByRole('region', { name: 'Edit', exact: true });
  await form.getByRole('combobox', { name: 'Role' }).click();
  await chooseOption(admin.getByRole('option', { name: 'Researcher', exact: true }));
  await form.getByRole('button', { name: 'Save changes' }).click();
  await admin.getByText('Member updated successfully').waitFor();

  await admin.goto(`/dashboard/teamMembers?q=${encodeURIComponent(person.name)}`);
  await chooseRowAction(admin, person.name, 'Record leaving…');
  await dialog.getByLabel('Next position').fill('Tide analyst');
  await dialog.getByLabel('Where').fill('Northhaven Observatory');
  expect(await axeViolations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Record leaving' }).click();
  await admin.getByText(`${person.name} is among the alumni now`).waitFor();

  // The page of a person asks for a member before it asks for somebody who left.
  const visitor = await open({ allow: /404/, viewport: sizes.phone });
  await visitor.goto('/team');
  expect(await visitor.getByRole('link', { name: person.name }).count()).toBe(0);
  await visitor.getByRole('link', { name: 'All alumni' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Alumni' }).waitFor();
  const year = String(new Date().getUTCFullYear());
  const group = visitor.getByRole('region', { name: year });
  await group.getByText('Tide analyst, Northhaven Observatory').waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await useScheme(visitor, scheme);
    expect(await axeViolations(visitor)).toEqual([]);
  }
  await visitor.getByRole('link', { name: 'Role', exact: true }).click();
  await visitor.waitForURL('**/alumni?by=role');
  await visitor
    .getByRole('region', { name: 'Researcher' })
    .getByRole('link', { name: person.name })
    .waitFor();

  await visitor.goto(`/publications?q=${encodeURIComponent(person.name)}&view=list`);
  await visitor.getByRole('link', { name: title, exact: true }).click();
  await visitor.waitForURL('**/paper/*');
  await visitor.locator('main').getByRole('link', { name: person.name, exact: true }).first().click();
  await visitor.waitForURL(`**/userDetails/${person.uid}`);
  await visitor.getByText(`Was here 2019–${year}`).waitFor();
  const history = visitor.getByRole('list', { name: 'At the lab' }).getByRole('listitem');
  expect(await history.allTextContents()).toEqual([
    expect.stringContaining('Researcher'),
    expect.stringContaining('Research Assistant'),
  ]);
  await visitor.getByRole('link', { name: title, exact: true }).waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await useScheme(visitor, scheme);
    expect(await axeViolations(visitor)).toEqual([]);
  }
});

story('a person who left is told about it, and comes back', async ({ open }) => {
  const person = await newPerson('Rita');
  await apply(person);
  await asDemo('admin', `/team/${person.uid}`, { role: 'Researcher' });
  const today = new Date().toISOString().slice(0, 10);
  await asDemo('admin', `/team/${person.uid}/leaving`, { until: today });

  const herself = await open({ as: person, viewport: sizes.phone });
  await herself.goto('/dashboard/userProfile');
  await herself.getByText('The lab shows you among its alumni now.').waitFor();

  const admin = await open({ as: 'admin', viewport: sizes.desktop });
  await admin.goto(`/dashboard/alumni?q=${encodeURIComponent(person.name)}`);
  await chooseRowAction(admin, person.name, 'Came back…');
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await chooseOption(admin.getByRole('option', { name: 'Advisor' }));
  await dialog.getByRole('button', { name: 'Back to the team' }).click();
  await admin.getByText(`${person.name} is on the team again`).waitFor();
  await herself.goto(`/userDetails/${person.uid}`);
  await herself.getByRole('list', { name: 'At the lab' }).getByText('Advisor').waitFor();
});
