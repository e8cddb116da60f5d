// What every kind of content goes through at the desk.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { chooseOption } from './choose.ts';
import { expect, type Open } from './fixtures.ts';
import { choosePicture } from './pictures.ts';
import { chooseRowAction } from './row-menu.ts';

/** The name of a record that no other story has. */
export const newName = () => `Story ${randomUUID().slice(0, 8)}`;

export const yes = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label }).click();

export interface StoryOfKind {
  kind: string;
  desk: string;
  publicPage: string;
  fields: Record<string, string>;
  name: string;
  image?: string;
  /** Nothing is preselected here. */
  choose?: { label: RegExp; option: string };
  submit: string;
  added: string;
  deleted: string;
}

/** It is created, shown, deleted, restored and deleted again. */
export async function live(open: Open, kind: StoryOfKind): Promise<void> {
  const name = newName();
  const page = await open({ as: 'admin' });
  await page.goto(`/dashboard/${kind.desk}`);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  // The list beside the form has fields too, for its search and filters.
  const form = page.locator('main form');
  await form.getByLabel(kind.name, { exact: false }).first().fill(name);
  for (const [label, text] of Object.entries(kind.fields)) {
    await form.getByLabel(label, { exact: false }).first().fill(text);
  }
  if (kind.choose) {
    await form.getByRole('combobox', { name: kind.choose.label }).click();
    await chooseOption(page.getByRole('option', { name: kind.choose.option, exact: true }));
  }
  if (kind.image) {
    await choosePicture(page, kind.image);
  }
  await page.getByRole('button', { name: kind.submit, exact: true }).click();
  await page.getByText(kind.added).waitFor();

  const visitor = await open();
  const seen = () => visitor.getByText(name).first();
  await visitor.goto(kind.publicPage);
  await seen().waitFor({ state: 'attached' });

  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const remove = () => chooseRowAction(page, name, 'Delete');
  // Waits until only this row is left, because a press while rows move would hit another place.
  await expect.poll(() => page.getByRole('button', { name: /^Actions: / }).count()).toBe(1);
  await remove();
  await yes(page, 'Yes, delete it!');
  await page.getByText(kind.deleted).waitFor();
  await visitor.goto(kind.publicPage);
  await visitor.getByRole('heading').first().waitFor();
  expect(await seen().count()).toBe(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Restored').waitFor();
  await visitor.goto(kind.publicPage);
  await seen().waitFor({ state: 'attached' });

  await remove();
  await yes(page, 'Yes, delete it!');
  await expect.poll(() => page.getByRole('button', { name: `Actions: ${name}` }).count()).toBe(0);
}
