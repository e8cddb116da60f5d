import { breakOnce, onPurpose } from './broken-network.ts';
import { expect, story } from './fixtures.ts';

story('a message', async ({ open }) => {
  const page = await open({ as: 'newcomer', allow: onPurpose });
  await page.goto('/contactUs');
  const text = 'Is the flume open on Sundays, and may one bring a rubber duck?';
  await page.getByLabel('Phone number').fill('+44 1632 960 198');
  await page.getByLabel('Message').fill(text);
  const send = async () => {
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('button', { name: 'Yes, sent' }).click();
  };
  for (const when of ['before', 'after'] as const) {
    await breakOnce(page, '**/api/contacts', 'POST', when);
    await send();
    await page.getByRole('dialog', { name: 'Error' }).getByRole('button').click();
    expect(await page.getByLabel('Message').inputValue()).toBe(text);
    expect(await page.getByLabel('Phone number').inputValue()).toBe('+44 1632 960 198');
  }
  await send();
  await page.getByText('Message sent successfully').waitFor();
  await page.goto('/dashboard/myContacts');
  await page.getByText(text).first().waitFor();
  expect(await page.getByText(text).count()).toBe(1);
});

story('without any network, even for the code of the error message', async ({ open }) => {
  const page = await open({ as: 'newcomer', allow: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto('/contactUs');
  await page.getByLabel('Phone number').fill('+44 1632 960 198');
  await page.getByLabel('Message').fill('Is there a signal in the cellar?');
  // Without a connection the dialog's code cannot load either, so the browser's own dialog asks.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('No connection. This continues by itself when the network is back.').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Is there a signal in the cellar?');
  await page.context().setOffline(false);
  await page.getByText('Message sent successfully').waitFor();
});

story('a page opened without a network loads when the network is back', async ({ open }) => {
  const page = await open({ allow: /ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to fetch/ });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Research Areas' }).first().click();
  await page.getByText('No connection. This continues by itself when the network is back.').first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Research Areas', level: 1 }).waitFor();
});
