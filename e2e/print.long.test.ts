// A printed page shows the paper without menus, with nothing cut off, on few sheets.
import { expect, story } from './fixtures.ts';
import { print } from './print.ts';

story('slides are printed side by side, each with its text', async ({ open }) => {
  const page = await open();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Carousel' });
  // The carousel moves as soon as its other pictures are loaded.
  await expect.poll(() => carousel.getByRole('figure').count()).toBeGreaterThan(1);
  await print(page);
  const edges = await carousel.getByRole('figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const box = (selector: string) => (figure.querySelector(selector) as Element).getBoundingClientRect();
      return {
        left: figure.getBoundingClientRect().left,
        right: figure.getBoundingClientRect().right,
        picture: box('img').bottom,
        words: box('figcaption').top,
        sheet: document.documentElement.clientWidth,
      };
    }),
  );
  for (const { left, right, picture, words, sheet } of edges) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(sheet);
    expect(words).toBeGreaterThanOrEqual(picture);
  }
});

story('printing uses light colours', async ({ open }) => {
  const page = await open({ colorScheme: 'dark' });
  await page.goto('/paper/potentials-that-know-when-to-stop');
  await print(page);
  const lightness = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const of = (colour: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 765;
    };
    const { backgroundColor } = getComputedStyle(document.body);
    return {
      sheet: of(backgroundColor),
      ink: of(getComputedStyle(document.querySelector('h1') as Element).color),
    };
  });
  expect(lightness.sheet).toBeGreaterThan(0.95);
  expect(lightness.ink).toBeLessThan(0.3);
});

story('a year prints as a report, without addresses but DOIs', async ({ open }) => {
  const page = await open();
  await page.goto('/2025');
  await page.getByRole('heading', { level: 1, name: '2025' }).waitFor();
  await print(page);
  for (const part of ['Print', 'Numbers (CSV)', 'Cite: ']) {
    for (const shown of await page.getByText(part).all()) expect(await shown.isVisible()).toBe(false);
  }
  expect(await page.getByRole('region', { name: 'In numbers' }).isVisible()).toBe(true);
  const after = await page
    .locator('main a:visible')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  const written = after.filter((content) => !['none', 'normal'].includes(content));
  expect(written.filter((content) => !content.startsWith('"https://doi.org/'))).toEqual([]);
  expect(written.length).toBeGreaterThan(0);
});
