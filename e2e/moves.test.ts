// A move to another page requests everything that it needs at once, and shows at once what the card has
// shown.
import { expect, story } from './fixtures.ts';
import { holdAnswers, openPage, watchMove } from './watched-move.ts';

story('a paper comes with one round of requests, and its title at once', async ({ open }) => {
  const page = await open();
  await openPage(page, '/publications');
  const link = page.locator('main a[href^="/paper/"]').nth(1);
  const title = (await link.textContent()) ?? '';
  const id = (await link.getAttribute('href'))?.replace('/paper/', '');
  const move = watchMove(page);
  const answer = await holdAnswers(page);
  await link.click();
  // The title is there before the answer.
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('status').waitFor();
  answer();
  await page.getByRole('heading', { name: 'Abstract' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(move.calls()).toEqual([`/api/researchPaper/${id}`, `/api/morePaper/${id}`].toSorted());
  expect(move.afterAnAnswer()).toBe(0);
});
