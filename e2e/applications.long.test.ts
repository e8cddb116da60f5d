import { chooseOption } from './choose.ts';
import { expect, story } from './fixtures.ts';
import { makeAccount } from './people.ts';

const password = 'Herring.77';

story('an application survives a lost connection with everything that was typed', async ({ open }) => {
  const email = `apply-lost-${Date.now()}@lab.test`;
  const person = await makeAccount(email, password, 'Amir Applicant');
  const page = await open({ as: person, allow: /ERR_FAILED|request failed|Failed to load/ });
  await page.goto('/joinUs');
  await page
    .getByRole('link', { name: /^Apply to be/ })
    .first()
    .click();
  await page.getByLabel('Phone number').fill('+44 1632 960 111');
  await page.getByLabel('University').fill('University of the Estuary');
  await page.getByLabel('Research area').click();
  await chooseOption(page.getByRole('option').first());
  await page.getByLabel('Details').fill('Typed before the line went dead.');
  await page.getByLabel('Resume URL').fill('https://drive.google.com/file/d/1');
  await page.route('**/api/submitApplication', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('heading', { name: 'Submission failed' }).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect.poll(() => page.getByLabel('Details').inputValue()).toBe('Typed before the line went dead.');
});
