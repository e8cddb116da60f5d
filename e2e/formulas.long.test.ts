// A formula in a title is rendered wherever the title is, and a long one never makes a page wider than a
// phone.
import { expect, story } from './fixtures.ts';
import { newPerson, submitPaper } from './people.ts';

story('a long formula scrolls within itself on a phone', async ({ open }) => {
  const unique = Date.now();
  const terms = Array.from({ length: 18 }, (_, index) => String.raw`\frac{${index + 10}}{y}`).join('+');
  await submitPaper(await newPerson('Frieda'), `On $E_${unique % 10}$ of ${unique} where $${terms}$`);

  const admin = await open({ as: 'admin' });
  await admin.goto('/dashboard/reviewResearch');
  await admin.getByRole('link', { name: `of ${unique} where` }).click();
  expect(await admin.locator('h2 math').count()).toBe(2);
  await admin.getByRole('button', { name: 'Publish' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Yes, publish it!' }).click();
  await admin.getByRole('link', { name: 'View the published paper' }).click();
  await admin.locator('h1 math').first().waitFor();
  const address = new URL(admin.url()).pathname;

  const phone = await open({ viewport: { width: 320, height: 640 } });
  for (const path of [address, '/publications', '/publications?view=list', '/']) {
    await phone.goto(path);
    const formulas = phone.locator('h1, h2, h3', { hasText: `of ${unique}` }).locator('math');
    expect(await formulas.count(), path).toBe(2);
    const wide = await phone.evaluate(() => {
      // Also lays out everything below.
      document.documentElement.setAttribute('data-whole', '');
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wide, path).toBe(0);
  }

  await phone.goto(address);
  const boxes = await phone
    .locator('h1 math')
    .evaluateAll((all) =>
      all.map(({ parentElement: box }) => box !== null && box.scrollWidth > box.clientWidth + 1),
    );
  expect(boxes).toEqual([false, true]);
  expect(await phone.title()).toContain(`of ${unique} where 10/y+11/y`);
});
