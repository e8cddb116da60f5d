import { expect, story } from './fixtures.ts';

story(
  'the face of headings comes after the first paint, moves nothing, and is there on the next visit',
  async ({ open }) => {
    const page = await open();
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const hasFace = () => page.evaluate(() => 'face' in document.documentElement.dataset);
    const faceOf = (name: string) =>
      page.evaluate(
        (name) => getComputedStyle(document.querySelector(name) ?? document.body).fontFamily,
        name,
      );

    await page.goto('/news');
    expect(await hasFace()).toBe(false);
    await page.waitForFunction(() => localStorage.getItem('face') !== null);
    const [asked, painted] = await page.evaluate(() => [
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    ]);
    expect(asked).toBeGreaterThan(painted ?? 0);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await page.getByRole('heading', { name: 'Team', level: 1 }).waitFor();
    expect(await hasFace()).toBe(true);
    expect(await faceOf('h1')).toMatch(/^Newsreader/);

    await page.goto('/news');
    expect(await hasFace()).toBe(true);
    expect(await page.evaluate(() => document.fonts.check('500 1em Newsreader', 'News'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);
  },
);
