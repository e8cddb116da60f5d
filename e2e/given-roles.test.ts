// Roles beside the specification's: a contributor writes a draft that an editor publishes, and a recruiter of
// one position sees the applications of this one only.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { axeViolations, useScheme } from './axe.ts';
import { baseUrl, expect, sizes, story } from './fixtures.ts';
import { asDemo, asPerson, newPerson, type Person } from './people.ts';
import { chooseRowAction } from './row-menu.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const give = ({ uid }: Person, role: string, only: string[] = []) =>
  asDemo('admin', `/users/givenRoles/${uid}`, { grants: [{ role, only }] }, 'PATCH');

async function publicTitle(id: string): Promise<string | undefined> {
  const answer = await fetch(`${baseUrl}/api/news/${id}?fresh=${randomUUID()}`);
  return answer.ok ? (await answer.json()).title : undefined;
}

async function passesAxe(page: Page) {
  for (const scheme of ['dark', 'light'] as const) {
    await useScheme(page, scheme);
    expect(await axeViolations(page)).toEqual([]);
  }
}

story(
  'an admin gives a role, its contributor writes a draft, and an editor publishes it',
  async ({ open }) => {
    const [writer, editor] = await Promise.all([newPerson('Wanda'), newPerson('Edda')]);
    const admin = await open({ as: 'admin', viewport: sizes.desktop });
    await admin.goto('/dashboard/allUsers');
    await admin.getByRole('searchbox', { name: 'Search' }).fill(writer.name);
    await chooseRowAction(admin, writer.name, 'More roles');
    const dialog = admin.getByRole('dialog', { name: `More roles of ${writer.name}` });
    await dialog.getByLabel('Contributor').check();
    await dialog.getByLabel('Only for these kinds').fill('News');
    await admin.getByRole('option', { name: 'News and Update' }).click();
    await dialog.getByRole('button', { name: 'Hide choices' }).click();
    await passesAxe(admin);
    await dialog.getByRole('button', { name: 'Save the roles' }).click();
    await admin.getByRole('row', { name: writer.name }).getByText('contributor').waitFor();

    const title = `Written by a contributor ${randomUUID().slice(0, 8)}`;
    const page = await open({ as: writer, viewport: sizes.phone });
    await page.goto('/dashboard/addNews?new');
    await page.getByLabel('Title').first().fill(title);
    await page.getByLabel('Summary').first().fill('Somebody else decides about it.');
    await page.getByRole('textbox', { name: 'Details' }).click();
    await page.keyboard.type('Here it is.');
    expect(await button(page, 'Add News').count()).toBe(0);
    await button(page, 'Save as draft').click();
    await page.getByText('Somebody with the right to publish decides').waitFor();
    expect(await button(page, 'Publish').count()).toBe(0);
    expect(await button(page, 'Schedule…').count()).toBe(0);
    const id = new URL(page.url()).searchParams.get('draft') ?? '';
    await passesAxe(page);
    expect(await publicTitle(id)).toBeUndefined();

    // Elsewhere they are told what is missing, and stay signed in.
    await page.goto('/dashboard/events');
    await page.getByText('You have no right for this: publish, change and delete events.').waitFor();
    await page.goto('/dashboard/userProfile?part=account');
    await page.getByRole('heading', { name: 'Contributor, only for: News and Update' }).waitFor();

    await give(editor, 'editor', ['news']);
    const desk = await open({ as: editor, viewport: sizes.desktop });
    await desk.goto('/dashboard/addNews');
    await desk.getByRole('link', { name: title }).click();
    await button(desk, 'Publish').click();
    await expect.poll(() => publicTitle(id)).toBe(title);

    await asDemo('admin', `/users/givenRoles/${writer.uid}`, { grants: [] }, 'PATCH');
    await expect(asPerson(writer, `/drafts/news/${id}`)).rejects.toThrow('403');
  },
);

story('a recruiter of one position sees its applications and no other', async ({ open }) => {
  const [recruiter, own, foreign] = await Promise.all(['Rita', 'Otto', 'Fred'].map(newPerson));
  if (!recruiter || !own || !foreign) throw new Error('three people');
  const ids: string[] = [];
  for (const applicant of [own, foreign]) {
    const role = `Post of ${applicant.name}`;
    const position = { role, qualifications: 'Q.', experience: 'E.', internationalExposure: 'I.' };
    ids.push((await asDemo('admin', '/openPositions', position)).insertedId);
    await asPerson(applicant, '/submitApplication', {
      name: applicant.name,
      phone: '+44 1632 960 111',
      university: 'Northhaven University',
      researchArea: 'Waves and Flows',
      role,
      details: 'I would like to.',
      resume: 'https://drive.google.com/file/d/cv',
    });
  }
  await give(recruiter, 'recruiter', [ids[0] ?? '']);
  const page = await open({ as: recruiter, viewport: sizes.desktop });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
  expect(await page.getByText('Papers to review').count()).toBe(0);
  await page.goto('/dashboard/applications');
  await page.getByLabel(`Select ${own.name}`).waitFor();
  expect(await page.getByText(foreign.name).count()).toBe(0);
  await passesAxe(page);
  await page.goto('/dashboard/openPositions');
  await page
    .getByRole('button', { name: `Post of ${own.name}` })
    .first()
    .waitFor();
  expect(await page.getByText(`Post of ${foreign.name}`).count()).toBe(0);
  await passesAxe(page);
});
