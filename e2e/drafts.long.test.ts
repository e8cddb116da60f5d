// News is written on a phone as a draft, scheduled, published by itself, corrected in a next version, and an
// earlier version comes back. What visitors read changes only with each publication.
import { randomUUID } from 'node:crypto';
import { axeViolations, useScheme } from './axe.ts';
import { button, nextMinute, nextVersionAndBack, saved, write } from './drafting.ts';
import { baseUrl, expect, sizes, story } from './fixtures.ts';
import { runNow } from './mail-days/mail-day.ts';

const news = '/dashboard/addNews';

/** The title of the item as visitors get it from the server; undefined while there is none. */
async function publicTitle(id: string): Promise<string | undefined> {
  const answer = await fetch(`${baseUrl}/api/news/${id}?fresh=${randomUUID()}`);
  return answer.ok ? (await answer.json()).title : undefined;
}

story(
  'news is drafted on a phone, published at its time, corrected, and an earlier version comes back',
  async ({ open }) => {
    const mark = randomUUID().slice(0, 8);
    const first = `The flume is full ${mark}`;
    // The server refuses a time that has passed, and an incomplete record.
    const page = await open({ as: 'admin', viewport: sizes.phone, allow: /status of 400/ });
    await page.goto(`${news}?new`);
    await write(page, 'Title', first);
    await button(page, 'Save as draft').click();
    await page.getByText('Only the desk sees this until you publish it.').waitFor();
    const id = new URL(page.url()).searchParams.get('draft') ?? '';
    expect(id).not.toBe('');

    // Not complete yet: publishing says what is missing, and loses nothing.
    await button(page, 'Publish').click();
    await page.getByText('Summary is required').first().waitFor();
    await write(page, 'Summary', 'Water, at last.');
    await saved(page);
    await page.getByRole('textbox', { name: 'Details' }).click();
    await page.keyboard.type('It took three days.');
    await page.getByText('Not saved yet').waitFor();
    await saved(page);

    // A tab that is closed has lost nothing.
    await page.reload();
    await page.getByLabel('Title').first().waitFor();
    expect(await page.getByLabel('Summary', { exact: false }).first().inputValue()).toBe('Water, at last.');
    expect(await publicTitle(id)).toBeUndefined();

    for (const scheme of ['light', 'dark'] as const) {
      await useScheme(page, scheme);
      expect(await axeViolations(page)).toEqual([]);
    }
    await useScheme(page, 'light');

    await button(page, 'Schedule…').click();
    const dialog = page.getByRole('dialog', { name: 'When does it change?' });
    await dialog.getByLabel('Publish at').first().fill('2020-01-01 10:00');
    await button(dialog, 'Schedule').click();
    await dialog.getByText('This time has passed already').first().waitFor();
    await dialog
      .getByLabel('Publish at')
      .first()
      .fill(await nextMinute(page));
    await button(dialog, 'Schedule').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('It is published by itself.', { exact: false }).waitFor();
    await runNow('publishScheduled');
    expect(await publicTitle(id)).toBeUndefined();
    // It is asked for as the clock does, until the minute has come.
    await expect
      .poll(
        async () => {
          await runNow('publishScheduled');
          return publicTitle(id);
        },
        { timeout: 120_000, interval: 5_000 },
      )
      .toBe(first);

    await nextVersionAndBack(page, {
      desk: news,
      id,
      first,
      second: `The flume is empty ${mark}`,
      publicTitle,
    });
  },
);
