import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { makeAccount } from './people.ts';
import { secondTab } from './second-tab.ts';

const password = 'Herring.77';

story('apply for a position, be refused a second time, and withdraw the application', async ({ open }) => {
  const email = `apply-${Date.now()}@lab.test`;
  await makeAccount(email, password, 'Amir Applicant');
  const page = await open();
  await page.goto('/joinUs');
  const login = page.getByRole('link', { name: /^Login to apply/ }).first();
  await login.click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/application/**');
  await page.getByRole('heading', { name: /^Apply to be/ }).waitFor();
  const form = page.url();

  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(await page.getByLabel('Email', { exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('Name', { exact: true }).fill('');
  const submit = page.getByRole('button', { name: 'Submit application' });
  await submit.click();
  for (const sentence of ['Name is required', 'Phone number is required', 'Please provide your resume URL']) {
    await page.getByText(sentence).waitFor();
  }
  // The area of the position is chosen already.
  expect(await page.getByLabel('Research area').innerText()).toBe('Waves and Flows');

  const fill = async (page: Page) => {
    const submit = page.getByRole('button', { name: 'Submit application' });
    await page.getByLabel('Name', { exact: true }).fill('Amir Applicant');
    await page.getByLabel('Phone number').fill('+44 1632 960 111');
    await page.getByLabel('University').fill('University of the Estuary');
    await page.getByLabel('Details').fill('I have built three tide gauges.');
    await page.getByText('31/500').waitFor();
    await page.getByLabel('Resume URL').fill('drive.google.com/cv');
    await submit.click();
    await page.getByText('Please provide a valid URL').waitFor();
    await page.getByLabel('Resume URL').fill('https://drive.google.com/file/d/1');
    await submit.click();
  };
  const other = await secondTab(page, form);
  await other.getByLabel('Phone number').waitFor();
  await fill(page);
  await page.getByText('Application submitted successfully').waitFor();
  await page.waitForURL('**/dashboard/myApplication');
  await page.getByText('I have built three tide gauges.').waitFor();

  await other.bringToFront();
  await fill(other);
  await other.getByRole('heading', { name: 'Application already exists!' }).waitFor();
  await other.getByText('You cannot submit more than one application.').waitFor();
  await other.getByRole('button', { name: 'OK' }).click();
  expect(await other.getByLabel('Details').inputValue()).toBe('I have built three tide gauges.');

  // Who has applied sees the application in place of the form.
  await page.bringToFront();
  await page.goto(form);
  await page.getByText(/^You applied to be Doctoral Researcher/).waitFor();
  await page.getByText('I have built three tide gauges.').waitFor();
  expect(await page.getByLabel('Phone number').count()).toBe(0);

  await page.goto('/dashboard/myApplication');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await page.getByText('No applications found.').waitFor();
});

story('feedback on an application is shown to its author', async ({ open }) => {
  const page = await open({ as: 'applicant' });
  await page.goto('/dashboard');
  await page.getByText('The lab has left feedback.').waitFor();
  await page.getByRole('link', { name: /^My applications: / }).click();
  await page.getByRole('heading', { name: 'Feedback' }).waitFor();
});
