// An admin writes a page of the lab's own and visitors read it; an earlier version comes back.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { axeViolations, useScheme } from './axe.ts';
import { chooseOption } from './choose.ts';
import { expect, sizes, story } from './fixtures.ts';
import { choosePicture } from './pictures.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Also waits until the notice is gone, because the next saving has the same. */
async function saved(page: Page, text: string) {
  const notice = page.getByText(text, { exact: true });
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
}

async function addPicture(page: Page) {
  await press(page, 'Picture');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.getByText('Choose a picture').waitFor();
  await dialog.getByText('Describe the picture, or say that it is only decoration').waitFor();
  await choosePicture(page, 'Chosen picture');
  await dialog.getByLabel('Alternative text').fill('The flume, half full');
  await dialog.getByLabel('Caption').fill('Our flume');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function addLink(page: Page) {
  await press(page, 'Link');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.getByText('Use an address such as').waitFor();
  await dialog.getByLabel('Address').fill('https://uni.example/list');
  await dialog.getByLabel('Words of the link').fill('the list');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function addTable(page: Page) {
  await press(page, 'Table');
  for (const words of ['Course', 'Day', 'Room', 'Optics', 'Monday', 'H1']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
}

story(
  'an admin writes a page, visitors read it in the footer, and an earlier version comes back',
  async ({ open }) => {
    const title = `Teaching ${randomUUID().slice(0, 8)}`;
    const path = `/pages/${title.toLowerCase().replace(' ', '-')}`;
    const page = await open({ as: 'admin' });
    await page.goto('/dashboard/pages?new');
    await page.getByLabel('Title').fill(title);
    const text = page.getByRole('textbox', { name: 'Text' });
    // Otherwise several spaces would be shown as one.
    expect(await text.evaluate((editor) => getComputedStyle(editor).whiteSpace)).toBe('break-spaces');
    await text.click();
    await press(page, 'H2 heading');
    await page.keyboard.type('Our courses');
    await page.keyboard.press('Enter');
    await page.keyboard.type('We teach ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('two');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' courses, see ');
    await addLink(page);
    await page.keyboard.press('Enter');
    await press(page, 'List');
    await page.keyboard.type('Optics');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Waves');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await addPicture(page);
    // The picture is still selected, and stays.
    await addTable(page);

    const preview = page.getByRole('complementary', { name: 'Preview' });
    await preview.getByRole('table').waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await useScheme(page, scheme);
      expect(await axeViolations(page)).toEqual([]);
    }

    // What was typed is kept on the device.
    await page.reload();
    await text.getByRole('cell', { name: 'Monday' }).waitFor();
    await press(page, 'Add page');
    await saved(page, 'Page added successfully');

    const early = await open({ allow: /404/ });
    await early.goto(path);
    await early.getByText('Page not found.').waitFor();
    await page.goto('/dashboard/pages');
    await press(page, `Edit: ${title}`);
    await page.getByLabel('Published').check();
    await page.getByRole('combobox', { name: 'Place in the menu' }).click();
    await chooseOption(page.getByRole('option', { name: 'In the footer' }));
    await press(page, 'Save Changes');
    await saved(page, 'Page updated successfully');

    const visitor = await open({ viewport: sizes.phone });
    await visitor.goto('/');
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).click();
    const article = visitor.getByRole('article');
    await article.getByRole('heading', { level: 2, name: 'Our courses' }).waitFor();
    expect(await article.getByRole('link', { name: 'the list' }).getAttribute('href')).toBe(
      'https://uni.example/list',
    );
    expect(await article.getByRole('listitem').allTextContents()).toEqual(['Optics', 'Waves']);
    expect(await article.getByRole('cell').allTextContents()).toContain('Monday');
    const picture = article.getByRole('img', { name: 'The flume, half full' });
    await picture.scrollIntoViewIfNeeded();
    await picture.waitFor();
    await visitor.getByText('Our flume').waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await useScheme(visitor, scheme);
      expect(await axeViolations(visitor)).toEqual([]);
    }

    await press(page, `Edit: ${title}`);
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Nothing at all.');
    await press(page, 'Save Changes');
    await saved(page, 'Page updated successfully');
    await visitor.reload();
    await article.getByText('Nothing at all.').waitFor();

    await press(page, `Edit: ${title}`);
    const versions = page.getByRole('region', { name: 'Earlier versions' });
    await versions.getByRole('button', { name: /^Show/ }).first().click();
    await versions.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await saved(page, 'The earlier version is restored');
    await visitor.reload();
    await article.getByRole('heading', { level: 2, name: 'Our courses' }).waitFor();
  },
);
