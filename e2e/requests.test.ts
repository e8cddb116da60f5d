import { filesOf, originalOf } from './back-office.ts';
import { chooseOption } from './choose.ts';
import { expect, story } from './fixtures.ts';
import { makeAccount } from './people.ts';
import { describePicture, falsePicture, phonePhoto, photo } from './pictures.ts';

const password = 'Herring.77';

story('write a paper, find its picture, edit it, withdraw it', async ({ open }) => {
  const email = `paper-${Date.now()}@lab.test`;
  const person = await makeAccount(email, password, 'Petra Paper');
  const { uid } = person;
  const page = await open({ as: person });
  await page.goto('/dashboard/writeResearch');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  for (const sentence of [
    'Title is required',
    'Publisher is required',
    'DOI is required',
    'Date of publication is required',
    'Please select a research area',
    'Abstract is required',
    'Please upload an image',
  ]) {
    await page.getByText(sentence).waitFor();
  }

  await page.getByLabel('Title').fill('Tides in a teacup');
  await page.getByLabel('Publisher').fill('Annals of Small Seas');
  await page.getByLabel('DOI').fill('https://doi.org/10.1000/teacup');
  await page.getByLabel('Date of publication').fill('2026-02-03');
  await page.getByLabel('Research area').click();
  await chooseOption(page.getByRole('option').first());
  await page.getByLabel('Author 1').fill('Petra Paper');
  await page.getByRole('button', { name: 'Add author' }).click();
  await page.getByLabel('Author 2', { exact: true }).fill('  ');
  await page.getByRole('button', { name: 'Add author' }).click();
  await page.getByLabel('Author 3', { exact: true }).fill('Li Wei');
  await page.getByLabel('Abstract').fill('A spoon makes a spring tide.');
  await page.getByText('Saved on this device').waitFor();

  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Tides in a teacup');
  expect(await page.getByLabel('Author 3', { exact: true }).inputValue()).toBe('Li Wei');

  const picture = page.getByLabel('Image');
  await picture.setInputFiles(falsePicture());
  await page.getByText('This file is not an image').waitFor();
  expect(await filesOf(uid)).toEqual([]);
  await picture.setInputFiles(await photo(1800, 1200));
  await page.getByText('This file is not an image').waitFor({ state: 'hidden' });
  await submit.click();
  await page.getByText('Research paper submitted successfully').waitFor();
  await page.waitForURL('**/dashboard/pendingPaper');
  await page.getByText('Petra Paper, Li Wei').waitFor();

  const files = await filesOf(uid);
  const original = originalOf(files);
  const narrow = await page.request.get(`/${original.replace('.webp', '-480.webp')}`);
  expect(await describePicture(narrow)).toMatchObject({ format: 'webp', width: 480, height: 320 });
  expect(await describePicture(await page.request.get(`/${original}`))).toEqual({
    format: 'webp',
    width: 1080,
    height: 720,
    exif: undefined,
  });

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL('**/dashboard/editPaper/**');
  await page.reload();
  await page.getByLabel('Title').fill('Tides in a larger teacup');
  await page.getByLabel('Image').setInputFiles(await phonePhoto());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Paper updated successfully').waitFor();
  // The form's preview shows the title too.
  await page.getByRole('region', { name: 'The page of the paper' }).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Tides in a larger teacup' }).waitFor();
  await expect.poll(async () => (await filesOf(uid)).includes(original)).toBe(false);
  const upright = originalOf(await filesOf(uid));
  // A photo taken sideways is stored upright, without the place where it was taken.
  expect(await describePicture(await page.request.get(`/${upright}`))).toEqual({
    format: 'webp',
    width: 480,
    height: 720,
    exif: undefined,
  });

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it!' }).click();
  await page.getByText('No pending papers found.').waitFor();
  await expect.poll(() => filesOf(uid)).toEqual([]);
});
