// Admins decide on pending records, and the person concerned sees the decision, in two browsers at once.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { apply, asPerson, newPerson } from './people.ts';
import { chooseRowAction } from './row-menu.ts';

const admin = (page: Page, path: string) => page.goto(`/dashboard/${path}`);
const yes = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label }).click();

story('when two admins accept the same applicant, the second sees who was first', async ({ open }) => {
  const [person, second] = [await newPerson('Bo'), await newPerson('Eve')];
  await apply(person);
  const first = await open({ as: 'admin' });
  await admin(first, 'allUsers');
  await first.getByRole('searchbox', { name: 'Search' }).fill(second.email);
  await chooseRowAction(first, second.name, 'Make admin');
  await yes(first, 'Yes, make admin!');
  await first.getByText('is an admin now').waitFor();

  const other = await open({ as: second, allow: /404/ });
  for (const page of [first, other]) {
    await page.goto(`/dashboard/applications?record=${person.uid}`);
    await page.getByRole('heading', { level: 2, name: person.name }).waitFor();
  }
  for (const page of [first, other]) await page.getByLabel('Choose a role').selectOption('Advisor');
  await first.getByRole('button', { name: 'Accept' }).click();
  await yes(first, 'Yes, accept!');
  await first.getByText('Member added successfully').waitFor();
  await other.getByRole('button', { name: 'Accept' }).click();
  await yes(other, 'Yes, accept!');
  await other
    .getByText(/This application no longer exists. Last change: accepted by Ines Falkenrath/)
    .waitFor();
  await expect.poll(() => other.getByRole('link', { name: person.name }).count()).toBe(0);
});

story('a message is answered, and its author reads the reply', async ({ open }) => {
  const person = await newPerson('Mo');
  await asPerson(person, '/contacts', { name: person.name, phone: '1', message: 'Is the kettle on?' });
  const page = await open({ as: 'admin' });
  await admin(page, 'manageContacts');
  await page.getByRole('button', { name: `Replay: ${person.name}` }).click();
  await page.getByLabel('Your reply').fill('Since six.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await yes(page, 'Yes, send it!');
  await page.getByText('Reply sent successfully').waitFor();
  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('button', { name: `View: ${person.name}` }).waitFor();

  const theirs = await open({ as: person });
  await theirs.goto('/dashboard/myContacts');
  await theirs.getByText('Is the kettle on?').waitFor();
  const view = theirs.getByRole('button', { name: 'View' });
  if (await view.count()) await view.first().click();
  await theirs.getByText('Since six.').waitFor();
});

story(
  'a user who is made an admin has the admin’s desk as soon as they come back to the site',
  async ({ open }) => {
    const person = await newPerson('Una');
    const theirs = await open({ as: person, allow: /403/ }); // the token is refused once, and then renewed
    await theirs.goto('/dashboard');
    expect(await theirs.getByRole('link', { name: 'All Users' }).count()).toBe(0);

    const page = await open({ as: 'admin' });
    await admin(page, 'allUsers');
    await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
    await chooseRowAction(page, person.name, 'Make admin');
    await yes(page, 'Yes, make admin!');
    await page.getByText(`${person.name} is an admin now`).waitFor();

    await theirs.goto('/dashboard/allUsers');
    await theirs.getByRole('heading', { level: 1, name: 'All Users' }).waitFor();
    await theirs.getByRole('row').filter({ hasText: person.email }).waitFor();
    await theirs.getByRole('button', { name: 'Account' }).click();
    await theirs
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Manage Applications' })
      .waitFor();
  },
);

story('the start page counts pending records, and the log shows what was done', async ({ open }) => {
  const person = await newPerson('Lo');
  await asPerson(person, '/contacts', { name: person.name, phone: '1', message: 'Hello?' });
  const page = await open({ as: 'admin' });
  await page.goto('/dashboard');
  const tile = page.getByRole('link', { name: /Unanswered messages/ });
  await tile.waitFor();
  expect(Number.parseInt((await tile.textContent()) ?? '', 10)).toBeGreaterThan(0);
  await tile.click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(person.name);
  await page.getByRole('button', { name: `Replay: ${person.name}` }).click();
  await page.getByLabel('Your reply').fill('Hello!');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await yes(page, 'Yes, send it!');
  await page.getByText('Reply sent successfully').waitFor();
  await admin(page, 'activity?kind=message');
  const row = page.getByRole('row').filter({ hasText: person.name });
  await row.getByText('Replied to').waitFor();
  await row.getByText('Ines Falkenrath').waitFor();
});
