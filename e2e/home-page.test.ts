// Moving parts of the home page move as specified, and stop for people who want that.
import { carousel, current, openHome, visible } from './carousel.ts';
import { expect, story } from './fixtures.ts';

story('the carousel moves by itself until somebody stops it', async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await openHome(page);
  await carousel(page).getByRole('listitem').nth(4).waitFor({ state: 'attached' });
  expect(
    await carousel(page)
      .getByRole('button', { name: /^Go to/ })
      .count(),
  ).toBe(5);
  await expect.poll(() => current(page)).toBe('Go to 2');
  await carousel(page).getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(2, 2);
  await carousel(page)
    .getByRole('button', { name: 'Play' })
    .evaluate((button) => button.blur());
  const slides = carousel(page).getByRole('listitem');
  // Pressed while the slides moved, it stops them at the next one.
  const atRest = async () => (await current(page)) === `Go to ${await visible(slides)}`;
  await expect.poll(atRest).toBe(true);
  const stopped = await current(page);
  await page.clock.runFor(8_000);
  expect(await current(page)).toBe(stopped);
});

story('cards link to their pages, which start at the top', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.goto('/');
  const work = page.getByRole('region', { name: 'Recent Work' });
  const card = work.getByRole('listitem').getByRole('link').first();
  const title = await card.innerText();
  await card.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/paper\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('region', { name: 'Team Members' }).getByRole('listitem').first().click();
  await page.waitForURL('**/userDetails/*');
});
