// The network fails during every kind of submission: once before the server receives it, and once after, when
// only the answer is lost. Nothing typed is lost, and sending again creates no second record.

import { mailedLink } from './back-office.ts';
import { breakOnce, cancelSending, onPurpose } from './broken-network.ts';
import { chooseOption } from './choose.ts';
import { expect, signIn, story } from './fixtures.ts';
import { choosePicture } from './pictures.ts';
import { chooseRowAction } from './row-menu.ts';

story('a paper, with its picture', async ({ open }) => {
  const page = await open({ as: 'candidate', allow: onPurpose });
  await page.goto('/dashboard/writeResearch');
  const title = 'Knots that hold when nobody looks';
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Publisher').fill('Seeing');
  await page.getByLabel('DOI', { exact: true }).fill('10.5555/kpl.e2e.knots');
  await page.getByLabel('Date of publication').fill('2026-11-20');
  await page.getByLabel('Research area').click();
  await chooseOption(page.getByRole('option', { name: 'Molecular Biophysics' }));
  await page.getByLabel('Author 1').fill('Hinemoa Pārata-Wells');
  await page.getByLabel('Abstract').fill('Two hundred knots, tied by hand and by protein.');
  await choosePicture(page, 'Image');

  const send = () => page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
  // An interrupted upload is retried automatically.
  await breakOnce(page, '**/v0/b/**', 'POST', 'before');
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/ResearchRequest', 'POST', when);
    await send();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await cancelSending(page);
  }
  await send();
  // The form that was sent had the title too, in its preview.
  await page.getByRole('heading', { level: 1, name: 'My Pending Paper' }).waitFor();
  await page.getByText(title).first().waitFor();
  expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
  // Otherwise the picture could be deleted while it loads.
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it!' }).click();
  await page.getByText('No pending papers found.').waitFor();
});

story('news, written by an admin', async ({ open }) => {
  const page = await open({ as: 'admin', allow: onPurpose });
  await page.goto('/dashboard/addNews?new');
  const title = 'A duck has crossed the flume';
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Unharmed, and in record time.');
  await page.getByLabel('Details').fill('It took eleven seconds and a lot of encouragement.');
  await choosePicture(page, 'Image');
  const publish = () => page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/News', 'POST', when);
    await publish();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await cancelSending(page);
  }
  await publish();
  await page.getByText('News added successfully').waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: title }).count()).toBe(1);
  await chooseRowAction(page, title, 'Delete');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await page.getByText('News deleted').waitFor();
});

story('a registration whose picture cannot be uploaded', async ({ open }) => {
  const page = await open({ allow: onPurpose });
  await page.goto('/registration');
  await page.getByLabel('Full name').fill('Constance Waite');
  await page.getByLabel('Email', { exact: true }).fill('constance@lab.test');
  await page.getByLabel('Password', { exact: true }).fill('Kestrel.2026');
  await page.getByLabel('Confirm Password').fill('Kestrel.2026');
  await choosePicture(page, 'Profile picture');
  // Storage accepts the upload and never answers.
  await page.route('**/v0/b/**', () => {});
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await message.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Constance Waite');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Kestrel.2026');
  // The next attempt continues automatically.
  await page.unroute('**/v0/b/**');
  await page.waitForURL('**/verify-email');
});

story('a registration', async ({ open }) => {
  const page = await open({ allow: onPurpose });
  await page.goto('/registration');
  const email = 'patient@lab.test';
  await page.getByLabel('Full name').fill('Patience Underhill-Moss');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Kestrel.2026');
  await page.getByLabel('Confirm Password').fill('Kestrel.2026');
  await choosePicture(page, 'Profile picture');
  const register = page.getByRole('button', { name: 'Register', exact: true });
  for (const [address, when] of [
    ['**/accounts:signUp**', 'before'],
    ['**/accounts:signUp**', 'after'],
    ['**/api/users', 'before'],
    ['**/api/users', 'after'],
  ] as const) {
    await breakOnce(page, address, 'POST', when);
    const failure = page.waitForEvent('requestfailed');
    await register.click();
    await failure;
    await expect.poll(() => register.isEnabled()).toBe(true);
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Patience Underhill-Moss');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  }
  // An interrupted upload is retried automatically.
  await breakOnce(page, '**/v0/b/**', 'POST', 'before');
  await register.click();
  await page.waitForURL('**/verify-email');
  // People appear on the desk only after they have verified their email and signed in.
  expect((await fetch((await mailedLink(email, 'VERIFY_EMAIL')) ?? '')).ok).toBe(true);
  await signIn(page, { email, password: 'Kestrel.2026' });

  const desk = await open({ as: 'admin' });
  await desk.goto('/dashboard/allUsers');
  await desk.getByRole('searchbox').first().fill(email);
  await expect.poll(() => desk.getByRole('row').filter({ hasText: email }).count()).toBe(1);
});
