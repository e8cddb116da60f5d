// On the narrowest phones no word is broken, not even in the lab's name, and nothing is wider than the
// screen.
import { expect, story } from './fixtures.ts';

function brokenWords(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} pixels wide`);
  for (const place of document.querySelectorAll('h1, h2, h3, h4, header a span, footer p')) {
    const { clientHeight, scrollHeight, textContent } = place;
    if (place.matches('header a span') && scrollHeight > clientHeight) found.push(`cut: ${textContent}`);
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${word} in ${textContent}`);
      }
    }
  }
  return found;
}

const pages = ['/', '/team', '/researchAreas', '/publications', '/news', '/aboutUs', '/joinUs', '/login'];

story('words stay whole on the narrowest phones', async ({ open }) => {
  const page = await open();
  const wrong: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    // Also lays out everything below.
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      for (const misprint of await page.evaluate(brokenWords)) wrong.push(`${path} at ${width}: ${misprint}`);
    }
  }
  expect(wrong).toEqual([]);
});
