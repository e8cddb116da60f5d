// A lab that begins with nothing gets its first admin and its name; the whole hour is in
// your-lab.long.test.ts.
import { afterAll, beforeAll } from 'vitest';
import { expect, story } from './fixtures.ts';
import { startOwnLab } from './own-lab.ts';

let lab: Awaited<ReturnType<typeof startOwnLab>>;
beforeAll(async () => {
  lab = await startOwnLab();
}, 300_000);
afterAll(() => lab?.end());

story('whoever opens an empty lab becomes its admin and names it', async ({ open }) => {
  expect(lab.banner).toContain(`${lab.address}/setup`);
  const page = await open({ baseURL: lab.address });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.goto('/');
  await field('Full name').fill('Mara Lindqvist');
  await field('Email').fill('mara@tidepool.test');
  await field('Password').fill('Kestrel.2026');
  await field('Confirm Password').fill('Kestrel.2026');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByLabel(/^Name/).fill('Tide Pool Group');
  await page.getByLabel(/^Phone/).fill('+49 431 555 0100');
  await page.getByLabel(/^Email/).fill('hello@tidepool.test');
  await page.getByLabel(/^Location/).fill('Kiel, Germany');
  await page.getByRole('button', { name: 'Save and go to the desk' }).click();
  await page.getByText('1 of 13 done', { exact: false }).waitFor();

  // The lab's words are a script, which a browser without JavaScript refuses to load in advance.
  const visitor = await open({
    baseURL: lab.address,
    javaScriptEnabled: false,
    allow: /request failed: .* csp/,
  });
  await visitor.goto('/');
  await visitor.getByRole('heading', { level: 1, name: 'Tide Pool Group' }).waitFor();
  await visitor.getByText('This site is being set up.').waitFor();
  await visitor.getByRole('link', { name: 'Write us a mail' }).waitFor();
  expect(await visitor.getByRole('link', { name: 'Add your first person' }).count()).toBe(0);

  await page.goto('/');
  await page.getByRole('link', { name: 'Add your first person' }).click();
  await page.getByRole('heading', { name: 'Add member' }).waitFor();
});
