// One person in two tabs, and two people with one record: each sees the other's changes.
import type { Page } from 'playwright-core';
import { account, signIn, story } from './fixtures.ts';
import { asPerson, newPerson } from './people.ts';
import { secondTab } from './second-tab.ts';

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
