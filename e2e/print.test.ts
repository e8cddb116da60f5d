// A printed page shows the paper without menus, with nothing cut off, on few sheets.
import { expect, story } from './fixtures.ts';
import { print } from './print.ts';

story('a paper prints as a paper', async ({ open }) => {
  const page = await open();
  await page.goto('/paper/potentials-that-know-when-to-stop');
  await page.getByText('a crystal structure that does not exist').first().waitFor();
  await print(page);
  for (const part of [page.getByRole('navigation'), page.getByRole('contentinfo')]) {
    for (const shown of await part.all()) expect(await shown.isVisible()).toBe(false);
  }
  expect(
    await page
      .getByRole('button', { name: 'Login' })
      .or(page.getByRole('link', { name: 'Login' }))
      .isVisible(),
  ).toBe(false);
  expect(
    await page.getByRole('heading', { name: 'Learned potentials that know when to stop' }).isVisible(),
  ).toBe(true);
  expect(await page.getByText('10.5555/kpl.2020.030').first().isVisible()).toBe(true);
  const abstract = page.getByText('a crystal structure that does not exist').first();
  expect(await abstract.isVisible()).toBe(true);
  // Who published it, where, and one citation, without the link back and the tabs.
  expect(await page.getByText(/^Kestrel Point Laboratory http\S+\/paper\/potentials/).isVisible()).toBe(true);
  const cited = page.getByText(/^Větrovský, J\., Falkenrath, I\., & Mokgosi-Lind, T\. \(2020\)\./);
  await expect.poll(() => cited.isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Back to Publications' }).isVisible()).toBe(false);
  expect(await page.getByRole('tab', { name: 'BibTeX' }).isVisible()).toBe(false);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(2);
});
