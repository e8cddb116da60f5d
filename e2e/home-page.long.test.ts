// Moving parts of the home page move as specified, and stop for people who want that.
import { carousel, current, openHome } from './carousel.ts';
import { expect, story } from './fixtures.ts';

story('the carousel can be moved with its buttons', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await openHome(page);
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => current(page)).toBe('Go to 2');
  await carousel(page).getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => current(page)).toBe('Go to 1');
  await carousel(page).getByRole('button', { name: 'Go to 4' }).click();
  await expect.poll(() => current(page)).toBe('Go to 4');
});

story('a press before hydration takes effect afterwards', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/libraries-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  expect(await current(page)).toBe('Go to 1');
  release();
  await expect.poll(() => current(page)).toBe('Go to 2');
});

story('with reduced motion nothing moves until the person presses a button', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await openHome(page);
  await carousel(page).getByRole('button', { name: 'Play' }).waitFor();
  expect(await page.locator('.swiper-initialized').count()).toBe(0);
  await carousel(page).getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(2, 2);
  await carousel(page)
    .getByRole('button', { name: 'Pause' })
    .evaluate((button) => button.blur());
  await expect.poll(() => current(page)).toBe('Go to 2');
});
