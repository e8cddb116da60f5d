// Moving parts of the home page move as specified, and stop for people who want that.
import { carousel, current, openHome, visible } from './carousel.ts';
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
  await expect.poll(() => visible(carousel(page).getByRole('listitem'))).toEqual([4]);
  // From the first it goes back to the last, as in a ring, and on again.
  await carousel(page).getByRole('button', { name: 'Go to 1' }).click();
  await carousel(page).getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => visible(carousel(page).getByRole('listitem'))).toEqual([5]);
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => visible(carousel(page).getByRole('listitem'))).toEqual([1]);
  // A wider window keeps the slide, also one in another order.
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  for (const width of [1440, 1024, 390, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    expect(await visible(carousel(page).getByRole('listitem'))).toEqual([3]);
    expect(await current(page)).toBe('Go to 3');
  }
});

story('4 collaborators are visible where there is room, and fewer elsewhere', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  const partners = page.getByRole('region', { name: 'Our Collaboration Partners' });
  for (const [width, count] of [
    [1440, 4],
    [700, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await partners.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await visible(partners.getByRole('listitem'))).length).toBe(count);
  }
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
  expect(await carousel(page).getByRole('listitem').count()).toBe(1);
  await carousel(page).getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(2, 2);
  await carousel(page)
    .getByRole('button', { name: 'Pause' })
    .evaluate((button) => button.blur());
  await expect.poll(() => current(page)).toBe('Go to 2');
});
