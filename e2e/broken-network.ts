import type { Page } from 'playwright-core';

// 400 occurs when a registration is repeated whose answer was lost, because the email then has an account.
export const onPurpose = /ERR_CONNECTION_RESET|409|400/;

export async function breakOnce(
  page: Page,
  address: string,
  method: string,
  when: 'before' | 'after',
): Promise<void> {
  let broken = false;
  await page.route(address, async (route) => {
    if (broken || route.request().method() !== method) return route.fallback();
    broken = true;
    if (when === 'after') await route.fetch();
    await route.abort('connectionreset');
  });
}

/** After a lost connection the form shows this until it is sent again or cancelled. */
export async function cancelSending(page: Page): Promise<void> {
  const lost = page.getByRole('alert').filter({ hasText: 'Try again' });
  await lost.getByRole('button', { name: 'Cancel' }).click();
  await lost.waitFor({ state: 'detached' });
}
