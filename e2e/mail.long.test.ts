import { randomUUID } from 'node:crypto';
import { expect, sizes, story } from './fixtures.ts';
import { mailbox, mailTo } from './mailbox.ts';

story('an invited person follows the link of the mail', async ({ open }) => {
  const email = `jo-${randomUUID().slice(0, 8)}@example.org`;
  const admin = await open({ as: 'admin', viewport: sizes.desktop });
  await admin.goto('/dashboard/invitations');
  await admin.getByLabel('People').fill(email);
  await admin.getByRole('button', { name: 'Make the invitations' }).click();
  const address = await admin.getByLabel(`Address for ${email}`).inputValue();
  const { id } = await mailTo(email, address);
  const person = await open({ viewport: sizes.phone });
  await person.goto(`${mailbox}/mails/${id}`);
  await person.getByRole('link', { name: address }).click();
  await person.getByText(email).first().waitFor();
  expect(new URL(person.url()).pathname).toBe('/invitation');
});
