import type { Page } from 'playwright-core';

export const password = 'Herring.77';
let people = 0;
export const newEmail = () => `reg-${Date.now()}-${++people}@lab.test`;
// The browser logs a refused sign-in as a failed request.
export const refused = /status of 400|identitytoolkit|auth\//;

export async function fillRegistration(page: Page, email: string) {
  await page.goto('/registration');
  await page.getByLabel('Full name').fill('Rosa Brightwell');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}
