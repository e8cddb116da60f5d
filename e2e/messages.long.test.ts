import { account, expect, story } from './fixtures.ts';

story('a message that cannot be sent keeps its text', async ({ open }) => {
  const page = await open({ as: 'newcomer', allow: /status of 500|status 500/ });
  await page.goto('/contactUs');
  await page.getByLabel('Phone number').fill('+44 1632 960 112');
  await page.getByLabel('Message').fill('Hello?');
  await page.route('**/api/contacts', (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal Server Error', code: 'internal' } }),
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Yes, sent' }).click();
  await page.getByRole('heading', { name: 'Error' }).waitFor();
  await page.getByText('Failed to Sent message').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello?');
});

story('a reply is shown beside the message', async ({ open }) => {
  const page = await open({ as: 'member' });
  await page.goto('/dashboard/myContacts');
  await page.getByRole('heading', { name: 'Reply' }).first().waitFor();
});

story('write to the lab, with a question before it is sent', async ({ open }) => {
  const text = `When is the lighthouse open? ${Date.now()}`;
  const page = await open({ as: 'newcomer' });
  await page.goto('/contactUs');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const sentence of ['Name is required', 'Phone number is required', 'Message is required']) {
    await page.getByText(sentence).waitFor();
  }
  await page.getByLabel('Name', { exact: true }).fill(account('newcomer').email);
  await page.getByLabel('Phone number').fill('+44 1632 960 112');
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Message').inputValue()).toBe(text);

  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Yes, sent' }).click();
  await page.getByText('Message sent successfully').waitFor();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/dashboard/myContacts');
  await page.getByText(text).waitFor();
  await page.getByText('No reply yet').first().waitFor();
});
