// One person in two tabs, and two people with one record: each sees the other's changes.
import type { Page } from 'playwright-core';
import { account, expect, signIn, story } from './fixtures.ts';
import { asPerson, newPerson } from './people.ts';

async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

story('signing out in one tab signs out the other', async ({ open }) => {
  const page = await open();
  await signIn(page, account('researcher'));
  await page.goto('/dashboard/userProfile');
  await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
  const other = await secondTab(page, '/dashboard/pendingPaper');
  await other.getByText('Queues at the slipway').first().waitFor();

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Log out!' }).click();
  await page.getByText('LogOut Successfully').waitFor();
  await other
    .getByRole('link', { name: 'Login', exact: true })
    .or(other.getByRole('heading', { name: 'Login' }))
    .first()
    .waitFor();
  expect(await other.getByText('Queues at the slipway').count()).toBe(0);
  expect(await other.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});

story('signing in in one tab signs in the other', async ({ open }) => {
  const page = await open();
  await page.goto('/joinUs');
  await page.getByText('Login to apply').first().waitFor();
  const other = await secondTab(page, '/');
  await signIn(other, account('newcomer'));
  await page.bringToFront();
  await page
    .getByText(/^Apply to be/)
    .first()
    .waitFor();
});

story('a message gets one reply, whichever tab is first', async ({ open }) => {
  const person = await newPerson('Wren');
  const { insertedId } = await asPerson(person, '/contacts', {
    name: person.name,
    phone: '1',
    message: 'May we visit?',
  });
  const page = await open({ as: 'admin', allow: /409/ });
  const path = `/dashboard/manageContacts?record=${insertedId}`;
  const opener = `Replay: ${person.name}`;
  await page.goto(path);
  const other = await secondTab(page, path);
  const reply = async (tab: Page, text: string) => {
    await tab.getByRole('button', { name: opener }).click();
    await tab.getByLabel('Your reply').fill(text);
    await tab.getByRole('button', { name: 'Send', exact: true }).click();
    await tab.getByRole('button', { name: 'Yes, send it!' }).click();
  };
  await other.getByRole('button', { name: opener }).waitFor();
  await reply(page, 'Gladly, on any Tuesday; the dogs wait in the kitchen.');
  await page.getByText('Reply sent successfully').waitFor();
  await reply(other, 'A second answer that must not replace the first.');
  await other.getByText('This message has already been answered.').first().waitFor();
});
