import { deleteAccount } from './back-office.ts';
import { expect, story } from './fixtures.ts';
import { newPerson } from './people.ts';

story(
  'a person whose account was deleted meanwhile only sees that the session has ended',
  async ({ open }) => {
    const person = await newPerson('Gwen');
    const page = await open({ as: person, allow: /status of 400|user-token-expired/ });
    await page.goto('/dashboard/userProfile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('University').fill('University of the Estuary');
    // The account is deleted after the record was saved and before its name can be changed.
    await page.route('**/api/updateUserAndTeam', async (route) => {
      const response = await route.fetch();
      await deleteAccount(person.uid);
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Your session has ended. Please log in again to continue.').first().waitFor();
    expect(await page.getByText('Profile updated successfully').count()).toBe(0);
  },
);
