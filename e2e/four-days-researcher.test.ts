import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';
import { Presses } from './presses.ts';

story('a researcher half remembers a paper, finds it and copies its citation', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const hand = new Presses(page);
  await openHydrated(page, '/');
  await hand.press(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Publications' }),
  );
  await hand.write(page.getByRole('combobox', { name: 'Search papers' }), 'carrow foam');
  await hand.press(page.getByRole('option', { name: /Reading currents from foam/ }));
  await page.getByRole('heading', { level: 1, name: /Reading currents from foam/ }).waitFor();
  await hand.press(page.getByRole('tab', { name: 'APA' }));
  await hand.press(page.getByRole('button', { name: 'Copy APA' }));
  await page.getByText('Citation copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Carrow, E\./);
  hand.expectFew('a researcher who half remembers a paper');
});
