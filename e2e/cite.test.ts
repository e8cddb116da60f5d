import { expect, story } from './fixtures.ts';

story('a citation is copied in each style, and offered as a file for citation managers', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/paper/basement-at-a-hundredth');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.getByRole('tab', { name: 'APA' }).click();
  await page.getByRole('button', { name: 'Copy APA' }).click();
  await page.getByText('Citation copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Kurohane, I., & Montbrun-Adé, G. (2015). A basement stable to a hundredth of a degree, and what it taught us about lasers. Annals of Quiet Physics. https://doi.org/10.5555/kpl.2015.004',
  );
  // A citation keeps its italics when it is pasted into a manuscript.
  const pasted = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(pasted).toMatch(/, I\., &amp; Montbrun-Adé.*<i[^>]*>Annals of Quiet Physics<\/i>\. https:/);
  await page.getByRole('tab', { name: 'BibTeX' }).click();
  await page.getByRole('button', { name: 'Copy BibTeX' }).click();
  await page.waitForFunction(async () =>
    (await navigator.clipboard.readText()).startsWith('@article{kurohane2015'),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download RIS' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kurohane2015basement-\w+\.ris$/);
});
