// What happens to two people is under their bells, and goes out as mail, which is read in the mailbox of
// `npm start`.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { account, expect, sizes, story } from './fixtures.ts';
import { mailbox, mailTo } from './mailbox.ts';

/** Opens the bell until the notice is there. */
async function noticeOf(page: Page, sentence: string) {
  await page.goto('/team');
  const bell = page.getByRole('button', { name: /^Notices/ });
  await bell.click();
  // The newest first: other stories may have made the same happen before.
  const notice = page.locator('#notices').getByText(sentence).first();
  await notice.waitFor();
  return notice;
}

story('a message and its reply reach both people by mail and under the bell', async ({ open }) => {
  const text = `May I bring a telescope? ${randomUUID()}`;
  const member = await open({ as: 'member', viewport: sizes.phone });
  await member.goto('/contactUs');
  await member.getByLabel('Phone number').fill('+44 1632 960 112');
  await member.getByLabel('Message').fill(text);
  await member.getByRole('button', { name: 'Send message' }).click();
  await member.getByRole('button', { name: 'Yes, sent' }).click();
  await member.getByText('Message sent successfully').waitFor();

  const received = await mailTo(account('admin').email, text);
  expect(received.subject).toMatch(/: a new message$/);
  expect(received.text).not.toContain(account('member').email);
  const admin = await open({ as: 'admin', viewport: sizes.desktop });
  const notice = await noticeOf(admin, 'Wren Adeyelu has written to the lab.');
  await notice.click();
  await admin.waitForURL('**/dashboard/manageContacts');
  await admin.getByRole('row', { name: text }).getByRole('button').first().click();
  await admin.getByLabel('Your reply').fill('Please do.');
  await admin.getByRole('button', { name: 'Send', exact: true }).click();
  await admin.getByRole('button', { name: 'Yes, send it!' }).click();
  await admin.getByText('Reply sent successfully').waitFor();

  const { id } = await mailTo(account('member').email, 'Please do.');
  await member.goto(`${mailbox}/mails/${id}`);
  await member.frameLocator('iframe').getByText('Please do.').waitFor();
  await (await noticeOf(member, 'The lab has answered your message: “May I bring a telescope?')).click();
  await member.waitForURL('**/dashboard/myContacts');
  await member.getByText('Please do.').waitFor();

  await admin.goto('/dashboard/outbox');
  await admin.getByRole('button', { name: 'Preview' }).first().click();
  await admin.locator('iframe').first().waitFor();
});
