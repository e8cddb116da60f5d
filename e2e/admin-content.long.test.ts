// As admin-content.test.ts does with news: every other kind appears and disappears; and what goes wrong while
// publishing.
import { describe } from 'vitest';
import { live, newName, type StoryOfKind, yes } from './content-life.ts';
import { expect, sizes, story } from './fixtures.ts';
import { newPerson, submitPaper } from './people.ts';
import { choosePicture } from './pictures.ts';
import { chooseRowAction } from './row-menu.ts';

const kinds: StoryOfKind[] = [
  {
    kind: 'research area',
    desk: 'addArea',
    publicPage: '/researchAreas',
    name: 'Department name',
    fields: { Description: 'What is studied.' },
    image: 'Image',
    submit: 'Add research area',
    added: 'Research area added successfully',
    deleted: 'Research area deleted',
  },
  {
    kind: 'collaborator',
    desk: 'addCollaborators',
    publicPage: '/',
    name: 'Name',
    fields: {},
    image: 'Logo',
    submit: 'Add collaborator',
    added: 'Collaborator added successfully',
    deleted: 'Collaborator deleted',
  },
  {
    kind: 'open position',
    desk: 'openPositions',
    publicPage: '/joinUs',
    name: 'Role',
    fields: { Qualifications: 'A degree.', Experience: 'A year.', 'International exposure': 'A trip.' },
    submit: 'Add position',
    added: 'Position added successfully',
    deleted: 'Position deleted',
  },
  {
    kind: 'team member',
    desk: 'teamMembers',
    publicPage: '/team',
    name: 'Name',
    fields: { University: 'Northhaven University' },
    choose: { label: /^Role/, option: 'Researcher' },
    image: 'Image',
    submit: 'Add member',
    added: 'Member added successfully',
    deleted: 'Member removed',
  },
  {
    kind: 'event',
    desk: 'events',
    publicPage: '/events',
    name: 'Title',
    fields: {
      Place: 'Flume hall',
      Start: '2031-05-06 14:00',
      Description: 'All are welcome.',
    },
    image: 'Image',
    submit: 'Add event',
    added: 'Event added successfully',
    deleted: 'Event deleted',
  },
];

describe.each(kinds)('a $kind', (kind) => {
  story('is created, shown, deleted, restored and deleted again', ({ open }) => live(open, kind));
});

story('a double click publishes one news item', async ({ open }) => {
  const name = newName();
  const page = await open({ as: 'admin' });
  await page.goto('/dashboard/addNews?new');
  await page.getByLabel('Title').fill(name);
  await page.getByLabel('Summary').fill('In short.');
  await page.getByLabel('Details').fill('At length.');
  await choosePicture(page, 'Image');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/News')) sent.push(request.url());
  });
  // Presses twice before React can disable the button.
  await page.getByRole('button', { name: 'Publish', exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByText('News added successfully').first().waitFor();
  await chooseRowAction(page, name, 'Delete');
  await yes(page, 'Yes, delete it!');
  await page.getByText('News deleted').waitFor();
  expect(sent).toHaveLength(1);
});

story('a title without a space stays within the page', async ({ open }) => {
  const title = `${newName().replace(' ', '-')}-${'o'.repeat(100)}`;
  const page = await open({ as: 'admin' });
  await page.goto('/dashboard/addNews?new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('In short.');
  await page.getByLabel('Details').fill('At length.');
  const picture = { name: 'picture.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Image', { exact: true }).setInputFiles(picture);
  await page.getByLabel('Alternative text').fill('A page of the desk');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: `Actions: ${title}` }).waitFor();
  for (const viewport of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }

  await chooseRowAction(page, title, 'Delete');
  await yes(page, 'Yes, delete it!');
  await page.getByText('News deleted').waitFor();
});

story('a published paper is corrected, retracted and restored', async ({ open }) => {
  const typo = newName().replace('Story', 'Tidse');
  const title = typo.replace('Tidse', 'Tides');
  const id = await submitPaper(await newPerson('Paula'), typo);
  const page = await open({ as: 'admin' });
  await page.goto(`/dashboard/reviewResearch?record=${id}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await yes(page, 'Yes, publish it!');
  await page.getByText('Paper published successfully').first().waitFor();

  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Publications', exact: true }).click();
  await page.getByRole('button', { name: `Edit: ${typo}` }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Slides', { exact: true }).fill('https://example.org/slides');
  await page.getByRole('button', { name: 'More fields' }).click();
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Date', { exact: true }).fill('2026-02');
  await page.getByLabel('What happened, in one sentence').fill('The title had a typo.');
  await page
    .getByLabel('PDF', { exact: true })
    .setInputFiles({ name: 'tides.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Paper corrected').waitFor();

  const visitor = await open({ allow: /status of 404/ });
  await visitor.goto(`/paper/${id}`);
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  const pdf = await visitor.getByRole('link', { name: 'PDF', exact: true }).getAttribute('href');
  expect((await visitor.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
  expect(await visitor.getByRole('link', { name: 'Slides' }).count()).toBe(1);
  const notice = visitor.getByRole('complementary', { name: 'Correction' });
  expect(await notice.textContent()).toContain('The title had a typo.');
  const found = async (words: string) => {
    await visitor.goto(`/publications?${new URLSearchParams({ q: words })}`);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    // The chip of the search has the words too.
    return visitor.getByRole('heading').getByRole('link', { name: words }).count();
  };
  expect(await found(title)).toBeGreaterThan(0);
  expect(await found(typo)).toBe(0);

  const remove = () => chooseRowAction(page, title, 'Delete');
  await remove();
  await yes(page, 'Yes, retract it!');
  await page.getByText('Paper retracted').waitFor();
  expect((await visitor.goto(`/paper/${id}`))?.status()).toBe(404);
  await visitor.getByText('Paper not found').waitFor();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Restored').waitFor();
  expect((await visitor.goto(`/paper/${id}`))?.status()).toBe(200);

  await remove();
  await yes(page, 'Yes, retract it!');
  await expect.poll(() => page.getByRole('button', { name: `Actions: ${title}` }).count()).toBe(0);
});

story('a draft survives a reload and a look at the list, on a phone', async ({ open }) => {
  const page = await open({ as: 'admin', viewport: sizes.phone });
  await page.goto('/dashboard/addNews?new');
  await page.getByLabel('Title', { exact: false }).first().fill('Half a headline');
  await page.getByText(/Saved on this device/).waitFor();
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Title', { exact: false }).first().inputValue())
    .toBe('Half a headline');
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  await page.goBack();
  await expect
    .poll(() => page.getByLabel('Title', { exact: false }).first().inputValue())
    .toBe('Half a headline');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  expect(await page.getByLabel('Title', { exact: false }).first().inputValue()).toBe('');
});
