// A work is drafted on a phone, published, corrected in a next version, an earlier version comes back, and it
// is withdrawn. What visitors read changes only with each publication.
import { randomUUID } from 'node:crypto';
import { axeViolations, useScheme } from './axe.ts';
import { button, nextVersionAndBack, saved, write } from './drafting.ts';
import { baseUrl, expect, sizes, story } from './fixtures.ts';

const works = '/dashboard/publications';

/** As visitors get it from the server; undefined while there is none. */
async function publicTitle(id: string): Promise<string | undefined> {
  const answer = await fetch(`${baseUrl}/api/researchPaper/${id}?fresh=${randomUUID()}`);
  return answer.ok ? (await answer.json()).title : undefined;
}

story(
  'a work is drafted on a phone, published, corrected in a next version, restored and withdrawn',
  async ({ open }) => {
    const mark = randomUUID().slice(0, 8);
    const first = `On full flumes ${mark}`;
    const page = await open({ as: 'admin', viewport: sizes.phone });
    await page.goto(`${works}?new`);
    await write(page, 'Title', first);
    await button(page, 'Save as draft').click();
    await page.getByText('Only the desk sees this until you publish it.').waitFor();
    const id = new URL(page.url()).searchParams.get('draft') ?? '';
    expect(id).not.toBe('');

    // Not complete yet: publishing says what is missing, and loses nothing.
    await button(page, 'Publish').click();
    await page.getByText('Author is required').first().waitFor();
    await page.getByLabel('Author 1').fill('Ada Lovelace');
    await write(page, 'Date of publication', '2026-05');
    await saved(page);
    await page.reload();
    await page.getByLabel('Title').first().waitFor();
    expect(await page.getByLabel('Author 1').inputValue()).toBe('Ada Lovelace');
    expect(await publicTitle(id)).toBeUndefined();
    for (const scheme of ['light', 'dark'] as const) {
      await useScheme(page, scheme);
      expect(await axeViolations(page)).toEqual([]);
    }
    await useScheme(page, 'light');
    await button(page, 'Publish').click();
    await expect.poll(() => publicTitle(id)).toBe(first);

    await nextVersionAndBack(page, {
      desk: works,
      id,
      first,
      second: `On empty flumes ${mark}`,
      publicTitle,
    });
  },
);
