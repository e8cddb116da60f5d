// An admin writes a page of the lab's own, and visitors read it.
import { randomUUID } from 'node:crypto';
import { chooseOption } from './choose.ts';
import { sizes, story } from './fixtures.ts';

story('an admin writes a page, and visitors find it in the footer', async ({ open }) => {
  const title = `Teaching ${randomUUID().slice(0, 8)}`;
  const page = await open({ as: 'admin' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/dashboard/pages?new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await press('H2 heading');
  await page.keyboard.type('Our courses');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We teach ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('two.');
  await page.getByLabel('Published').check();
  await page.getByRole('combobox', { name: 'Place in the menu' }).click();
  await chooseOption(page.getByRole('option', { name: 'In the footer' }));
  await press('Add page');
  await page.getByText('Page added successfully').waitFor();

  const visitor = await open({ viewport: sizes.phone });
  await visitor.goto('/login');
  await visitor.getByRole('contentinfo').getByRole('link', { name: title }).click();
  const article = visitor.getByRole('article');
  await article.getByRole('heading', { level: 2, name: 'Our courses' }).waitFor();
  await article.locator('strong', { hasText: 'two.' }).waitFor();
});
