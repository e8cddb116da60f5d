import { readFile } from 'node:fs/promises';
import { accountOf, filesOf, mentionsIn, originalOf } from './back-office.ts';
import { expect, story } from './fixtures.ts';
import { signInByCall } from './lab.ts';
import { makeAccount } from './people.ts';
import { describePicture, photo } from './pictures.ts';

const password = 'Herring.77';

story('edit the profile with a new photo, download my data, and delete my account', async ({ open }) => {
  const email = `profile-${Date.now()}@lab.test`;
  const person = await makeAccount(email, password, 'Paul Profile');
  const { uid } = person;
  const page = await open({ as: person, allow: /status of 400|identitytoolkit/ });

  await page.goto('/contactUs');
  await page.getByLabel('Phone number').fill('+44 1632 960 113');
  await page.getByLabel('Message').fill('I was here.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Yes, sent' }).click();
  await page.getByText('Message sent successfully').waitFor();

  await page.goto('/dashboard/userProfile');
  await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
  await page.getByText('No University provided').waitFor();
  await page.getByText('No details provided').waitFor();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('University').fill('University of the Estuary');
  await page.getByLabel('GitHub').fill('not a link');
  await page.getByLabel('Details').fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Please provide a valid URL').waitFor();
  await page.getByText('Details cannot exceed 500 characters').waitFor();
  await page.getByLabel('GitHub').fill('https://github.com/paul');
  await page.getByLabel('Details').fill('Measures mud.');
  await page.getByLabel('Change photo').setInputFiles(await photo(1000, 2000));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Profile updated successfully').waitFor();
  await page.getByText('Measures mud.').waitFor();
  await page.getByText('13/500').waitFor();
  const files = await filesOf(uid);
  const original = originalOf(files);
  expect(await describePicture(await page.request.get(`/${original}`))).toMatchObject({
    format: 'webp',
    width: 400,
    height: 800,
  });
  await page.locator(`header img[src="/${original}"]`).waitFor();

  await page.getByRole('tab', { name: 'Account' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(download.suggestedFilename()).toBe('my-data.json');
  expect(data).toMatchObject({
    user: { email, university: 'University of the Estuary', details: 'Measures mud.' },
    messages: [{ message: 'I was here.' }],
    signIn: { email, providers: ['password'] },
  });
  expect(data.files).toContain(`/${original}`);

  const remove = page.getByRole('button', { name: /^(Delete my account|Deleting…)$/ });
  await page.getByLabel('Your password').fill('Wrong.123');
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete my account' }).click();
  await page.getByText('The current password is wrong.').waitFor();
  await page.getByLabel('Your password').fill(password);
  await remove.click();
  await page.getByText(/profile with all pictures, your messages to the lab \(1\)\./).waitFor();
  await page.getByRole('button', { name: 'Yes, delete my account' }).click();
  await page.getByText('Your account was deleted').waitFor();
  await page.waitForURL('**/login');

  expect(await accountOf(email)).toBeUndefined();
  expect(await filesOf(uid)).toEqual([]);
  for (const collection of ['users', 'team', 'applications', 'researchRequests', 'contacts', 'activity']) {
    expect(await mentionsIn(collection, uid, email), collection).toBe(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});

story('change the password', async ({ open }) => {
  const email = `password-${Date.now()}@lab.test`;
  const person = await makeAccount(email, password, 'Paul Profile');
  const page = await open({ as: person, allow: /status of 40[01]|identitytoolkit/ });
  await page.goto('/dashboard/userProfile?part=account');
  await page.getByLabel('Current password').fill('Wrong.123');
  await page.getByLabel('New password', { exact: true }).fill('Mackerel.88');
  await page.getByLabel('Confirm new password').fill('Mackerel.88');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The current password is wrong.').waitFor();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  await signInByCall({ email, password: 'Mackerel.88' });
});
