// Admins decide on pending records, and the person concerned sees the decision, in two browsers at once.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { apply, newPerson, submitPaper } from './people.ts';

const admin = (page: Page, path: string) => page.goto(`/dashboard/${path}`);
const yes = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label }).click();

story('an applicant who is accepted is on the team page and may write', async ({ open }) => {
  const person = await newPerson('Ann');
  await apply(person);
  const page = await open({ as: 'admin' });
  await admin(page, 'applications');
  await page.getByRole('link', { name: person.name }).click();
  await page.getByRole('region', { name: person.name }).waitFor();
  await page.getByLabel('Choose a role').selectOption('Researcher');
  await page.getByRole('button', { name: 'Accept' }).click();
  await yes(page, 'Yes, accept!');
  await page.getByText('Member added successfully').waitFor();
  await expect.poll(() => page.getByRole('link', { name: person.name }).count()).toBe(0);

  await page.goto('/team');
  await page.getByRole('link', { name: person.name }).waitFor();
  const theirs = await open({ as: person });
  await theirs.goto('/dashboard');
  await theirs.getByRole('link', { name: 'Write Research Paper' }).first().waitFor();
});

story(
  'feedback reaches the author; a published paper is the hero, a rejected one leaves the reason',
  async ({ open }) => {
    const author = await newPerson('Pia');
    const [good, bad] = [`The good one of ${author.name}`, `The bad one of ${author.name}`];
    await submitPaper(author, good);
    await submitPaper(author, bad);
    const page = await open({ as: 'admin' });
    await admin(page, 'reviewResearch');
    await page.getByRole('link', { name: good }).click();
    await page.getByRole('region', { name: good }).waitFor();
    await page.getByLabel('Message').fill('Which tide?');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Feedback sent successfully').waitFor();
    const theirs = await open({ as: author });
    await theirs.goto('/dashboard/pendingPaper');
    await theirs.getByText('Which tide?').waitFor();

    await page.getByRole('button', { name: 'Publish' }).click();
    await yes(page, 'Yes, publish it!');
    await page.getByRole('link', { name: 'View the published paper' }).click();
    await page.getByRole('heading', { level: 1, name: good }).waitFor();

    await admin(page, 'reviewResearch');
    await page.getByRole('link', { name: bad }).click();
    await page.getByRole('region', { name: bad }).waitFor();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Reason (optional)').fill('The teacup is missing.');
    await yes(page, 'Yes, reject it!');
    await page.getByText('Paper rejected').waitFor();

    await theirs.goto('/publications');
    const hero = theirs.locator('section, article').filter({ hasText: "What's New at" }).first();
    await hero.getByText(good).first().waitFor();
    await theirs.goto('/dashboard/pendingPaper');
    await theirs.getByText('No pending papers found.').waitFor();
    await theirs.getByText('The teacup is missing.').waitFor();
    await theirs.getByRole('button', { name: `Dismiss: ${bad}` }).click();
    await theirs.getByText('The teacup is missing.').waitFor({ state: 'detached' });
  },
);
