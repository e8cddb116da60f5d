// An admin invites somebody, who follows the address, chooses a password, and has an account and a profile.
import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { expect, sizes, story } from './fixtures.ts';

const password = 'Secret#1';

describe('an invitation', () => {
  story('makes an account of whoever has its address', async ({ open }) => {
    const email = `jane-${randomUUID().slice(0, 8)}@example.org`;
    const admin = await open({ as: 'admin', viewport: sizes.desktop });
    await admin.goto('/dashboard/invitations');
    await admin.getByLabel('People').fill(`Jane Doe <${email}>\nnobody`);
    await admin.getByRole('button', { name: 'Make the invitations' }).click();
    await admin.getByText('Line 2 has no valid email.').waitFor();
    await admin.getByLabel('People').fill(`Jane Doe <${email}>`);
    await admin.getByLabel('Role', { exact: true }).selectOption('Writer: may submit papers');
    await admin.getByRole('button', { name: 'Make the invitations' }).click();
    const address = await admin.getByLabel(`Address for ${email}`).inputValue();
    expect(new URL(address).pathname).toBe('/invitation');
    await admin.getByRole('row', { name: email }).getByText('Open').waitFor();

    const person = await open({ viewport: sizes.phone });
    await person.goto(address);
    await person.getByText(email).waitFor();
    expect(await person.getByLabel('Full name').inputValue()).toBe('Jane Doe');
    await person.getByLabel('Password', { exact: true }).fill(password);
    await person.getByLabel('Confirm Password').fill(password);
    await person.getByRole('button', { name: 'Make my account' }).click();
    await person.waitForURL('**/dashboard/userProfile');
    await person.locator('main').getByText(email).first().waitFor();
  });
});
