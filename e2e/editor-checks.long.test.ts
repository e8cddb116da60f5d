// While an admin writes, the editor says what would keep somebody from reading it, and mends it.
import { randomUUID } from 'node:crypto';
import { madePdf } from '@lab/contract/features/pdfs/made-pdf.testing';
import { axeViolations } from './axe.ts';
import { chooseOption } from './choose.ts';
import { expect, story } from './fixtures.ts';

story('what nobody could read by voice is said while it is written, and mended', async ({ open }) => {
  const title = `Field notes ${randomUUID().slice(0, 8)}`;
  const page = await open({ as: 'admin' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/dashboard/pages?new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await press('H2 heading');
  await page.keyboard.type('The harbour');
  await page.keyboard.press('Enter');
  await press('H4 heading');
  await page.keyboard.type('In winter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They say никогда не поздно here.');

  const remarks = page.getByRole('group').filter({ hasText: 'Remarks on reading by everybody: 2' });
  await remarks.getByText('Remarks on reading by everybody: 2').click();
  await remarks.getByText('“In winter” is a heading H4 below H2.').waitFor();
  await remarks.getByText('“никогда не поздно” seems to be Russian.').waitFor();
  await press('Make it H3');
  await page.getByText('Remarks on reading by everybody: 1', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await press('Mark as Russian');
  await page.getByText('Remarks on reading by everybody: none').waitFor();

  await press('Language of the words');
  const dialog = page.getByRole('dialog', { name: 'Language of the words' });
  await expect.poll(() => dialog.getByLabel('Language').inputValue()).toBe('Russian');
  await dialog.getByLabel('Language').fill('Ukr');
  await chooseOption(page.getByRole('option', { name: 'Ukrainian' }));
  await dialog.getByRole('button', { name: 'Change' }).click();
  await press('File');
  const file = page.getByRole('dialog', { name: 'File' });
  await file.getByLabel('File').setInputFiles({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(madePdf({ title: 'Scan', language: 'en' })),
  });
  await file.getByText('Its first pages have no text, only pictures.').waitFor();
  await file.getByText('It has no tags').waitFor();
  await file.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Published').check();
  await press('Add page');
  await page.getByText('Page added successfully').waitFor();

  const visitor = await open();
  await visitor.goto(`/pages/${title.toLowerCase().replaceAll(' ', '-')}`);
  const passage = visitor.getByText('никогда не поздно');
  expect(await passage.getAttribute('lang')).toBe('uk');
  await visitor.getByRole('heading', { level: 3, name: 'In winter' }).waitFor();
});
