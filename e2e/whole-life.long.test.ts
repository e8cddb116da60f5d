// The whole life of a person at a lab: invited as a student, with a topic, promoted, an author, gone, and
// found ten years later.
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { chooseOption } from './choose.ts';
import { expect, sizes, story } from './fixtures.ts';
import { newMark } from './people.ts';
import { photo } from './pictures.ts';
import { chooseRowAction } from './row-menu.ts';

const mark = newMark();
const name = `Nora ${mark}`;
const email = `nora-${mark}@example.org`;
const topic = `How mud remembers ${mark}`;
const work = `Mud that remembers ${mark}`;

async function choose(page: Page, field: string | RegExp, option: string): Promise<void> {
  await page.locator('main form').getByRole('combobox', { name: field }).click();
  await chooseOption(page.getByRole('option', { name: option, exact: true }));
}

async function openForm(admin: Page, desk: string, heading: string): Promise<void> {
  await admin.goto(`/dashboard/${desk}?new`);
  await admin.getByRole('button', { name: heading, exact: true }).waitFor();
}

/**
 * The lab adds her to the team and invites her; an entry with the email is hers as soon as she has an
 * account.
 */
async function isInvited(admin: Page): Promise<string> {
  await openForm(admin, 'teamMembers', 'Add member');
  const form = admin.locator('main form');
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Email/).fill(email);
  await choose(admin, /^Role/, 'Research Assistant');
  await form.getByRole('button', { name: 'Add member' }).click();
  await admin.getByText('Member added successfully').waitFor();
  await chooseRowAction(admin, name, 'Roles over time…');
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('From', { exact: true }).fill('2011-10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await admin.goto('/dashboard/invitations');
  await admin.getByLabel('People').fill(`${name} <${email}>`);
  await admin.getByLabel('Role', { exact: true }).selectOption('Writer: may submit papers');
  await admin.getByRole('button', { name: 'Make the invitations' }).click();
  return admin.getByLabel(`Address for ${email}`).inputValue();
}

async function accepts(herself: Page, address: string): Promise<void> {
  await herself.goto(address);
  await herself.getByText(email).waitFor();
  await herself.getByLabel('Password', { exact: true }).fill('Secret#1');
  await herself.getByLabel('Confirm Password').fill('Secret#1');
  await herself.getByRole('button', { name: 'Make my account' }).click();
  await herself.waitForURL('**/dashboard/userProfile');
}

async function offersTopic(admin: Page): Promise<void> {
  await openForm(admin, 'theses', 'Add thesis or topic');
  await admin
    .locator('main form')
    .getByLabel(/^Title/)
    .fill(topic);
  await choose(admin, /^Status/, 'Open topics');
  await choose(admin, /^Level/, 'Master');
  await admin.getByRole('button', { name: 'Add thesis or topic', exact: true }).click();
  await admin.getByRole('button', { name: `Actions: ${topic}` }).waitFor();
}

/** Its link under a heading of the list. */
const topicUnder = (page: Page, heading: string) =>
  page
    .locator('main section', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .getByRole('link', { name: topic });

/** Changes the thesis at the desk. */
async function thesisBecomes(
  admin: Page,
  state: string,
  change: (form: ReturnType<Page['locator']>) => Promise<void>,
) {
  await admin.goto(`/dashboard/theses?q=${encodeURIComponent(topic)}`);
  await admin.getByRole('button', { name: `Edit: ${topic}` }).click();
  const form = admin.locator('main form');
  await choose(admin, /^Status/, state);
  await change(form);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await admin.getByRole('row', { name: topic }).getByText(state, { exact: true }).waitFor();
}

async function isPromoted(admin: Page): Promise<void> {
  await admin.goto(`/dashboard/teamMembers?q=${encodeURIComponent(name)}`);
  await chooseRowAction(admin, name, 'Roles over time…');
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Until', { exact: true }).fill('2013-09');
  await dialog.getByRole('button', { name: 'Add a time' }).click();
  await dialog.getByRole('combobox', { name: /^Role/ }).nth(1).click();
  await chooseOption(admin.getByRole('option', { name: 'Researcher', exact: true }));
  await dialog.getByLabel('From', { exact: true }).nth(1).fill('2013-10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function submits(herself: Page): Promise<void> {
  await herself.goto('/dashboard/writeResearch');
  const field = (label: string) => herself.getByLabel(label, { exact: true });
  await field('Title').fill(work);
  await field('Publisher').fill('Journal of Mud');
  await field('DOI').fill('10.1000/mud');
  await field('Date of publication').fill('2015-05');
  await field('Research area').click();
  await chooseOption(herself.getByRole('option', { name: 'Waves and Flows', exact: true }));
  await field('Author 1').fill(name);
  await field('Abstract').fill('Mud remembers tides.');
  await herself.getByLabel('Image').setInputFiles(await photo(600, 400));
  await herself.getByRole('button', { name: 'Submit', exact: true }).click();
  await herself.getByText('Research paper submitted successfully').waitFor();
}

async function isPublished(admin: Page): Promise<void> {
  await admin.goto(`/dashboard/reviewResearch?q=${encodeURIComponent(work)}`);
  await admin.getByRole('heading', { name: work }).waitFor();
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Yes, publish it!' }).click();
  await admin.getByRole('link', { name: 'View the published paper' }).waitFor();
}

async function leaves(admin: Page): Promise<void> {
  await admin.goto(`/dashboard/teamMembers?q=${encodeURIComponent(name)}`);
  await chooseRowAction(admin, name, 'Record leaving…');
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Last day').fill('2016-09');
  await dialog.getByLabel('Next position').fill('Keeper of mud');
  await dialog.getByLabel('Where').fill('Museum of Tides');
  await dialog.getByRole('button', { name: 'Record leaving' }).click();
  await admin.getByText(`${name} is among the alumni now`).waitFor();
  // Sorting and searching work as in the other tables of the desk.
  await admin.goto(`/dashboard/alumni?q=${encodeURIComponent(name)}`);
  const row = admin.getByRole('row', { name });
  await row.getByText('2011–2016').waitFor();
  await row.getByText('Researcher', { exact: true }).waitFor();
}

async function isFoundOn(visitor: Page): Promise<void> {
  await visitor.locator('main').getByRole('link', { name, exact: true }).first().click();
  await visitor.getByRole('heading', { level: 1, name }).waitFor();
  await visitor.getByText('Was here 2011–2016').waitFor();
  await visitor.getByText('Keeper of mud, Museum of Tides').waitFor();
}

story('a whole life at the lab', async ({ open }) => {
  const admin = await open({ as: 'admin', viewport: sizes.desktop });
  await offersTopic(admin);
  const address = await isInvited(admin);

  const herself = await open({ viewport: sizes.phone });
  await accepts(herself, address);
  await herself.goto('/theses');
  await topicUnder(herself, 'Open topics').waitFor();
  await thesisBecomes(admin, 'In progress', async (form) => {
    await form.getByLabel('Written by').fill(name);
    await form.getByLabel('Written by').press('Enter');
  });
  await thesisBecomes(admin, 'Finished', (form) => form.getByLabel('Date', { exact: true }).fill('2013-09'));
  await isPromoted(admin);
  await submits(herself);
  await isPublished(admin);
  await leaves(admin);

  // The page of a person asks for a member before it asks for somebody who left.
  const visitor = await open({ allow: /404/, viewport: sizes.phone });
  await visitor.goto('/theses');
  await topicUnder(visitor, 'Finished').click();
  await visitor.getByRole('heading', { level: 1, name: topic }).waitFor();
  await isFoundOn(visitor);
  expect(await axeViolations(visitor)).toEqual([]);

  await visitor.goto(`/publications?q=${encodeURIComponent(work)}&view=list`);
  await visitor.getByRole('link', { name: work, exact: true }).click();
  await visitor.getByRole('heading', { level: 1, name: work }).waitFor();
  await isFoundOn(visitor);
  await visitor.getByRole('link', { name: topic }).waitFor();

  for (const [year, heading] of [
    ['2011', 'New members'],
    ['2016', 'Members who left'],
  ] as const) {
    await visitor.goto(`/${year}`);
    await visitor.getByRole('region', { name: heading }).getByRole('link', { name }).waitFor();
  }
  await visitor.goto('/2013');
  await visitor.getByRole('region', { name: 'Theses finished' }).getByRole('link', { name: topic }).waitFor();
  await visitor.goto('/2015');
  await visitor
    .getByRole('region', { name: 'Publications' })
    .getByRole('link', { name: work, exact: true })
    .waitFor();
  expect(await axeViolations(visitor)).toEqual([]);
  // Nobody comes or leaves with a promotion.
  await visitor.goto('/2013');
  expect(await visitor.getByRole('region', { name: 'New members' }).getByText(name).count()).toBe(0);
});
