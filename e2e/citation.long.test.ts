import { chooseOption } from './choose.ts';
import { expect, story } from './fixtures.ts';
import { makeAccount } from './people.ts';
import { pdf, photo } from './pictures.ts';

const password = 'Herring.77';

story(
  'a paper whose form is filled in from a citation is published with its PDF and links',
  async ({ open }) => {
    const unique = Date.now();
    const title = `Tides in a Zürich teacup ${unique}`;
    const email = `citation-${unique}@lab.test`;
    const person = await makeAccount(email, password, 'Petra Paper');
    const page = await open({ as: person, allow: /400.*\/api\/citations\)/ });
    await page.goto('/dashboard/writeResearch');
    await page.getByLabel('Abstract').fill('A spoon makes a spring tide.');
    const pasted = page.getByLabel('Citation', { exact: true });
    const fillIn = page.getByRole('button', { name: 'Fill in' });

    await pasted.fill('Tides, by Petra');
    await fillIn.click();
    await page.getByText('This is neither a DOI nor a BibTeX, RIS or CSL JSON entry.').waitFor();
    expect(await pasted.inputValue()).toBe('Tides, by Petra');

    await pasted.fill(String.raw`@article{teacup,
    title = {Tides in a {Zürich} teacup ${unique}}, author = {Paper, Petra and M{\"u}ller, J{\"o}rg},
    journal = {Annals of Small Seas}, doi = {10.1000/teacup}, year = 2026, month = feb, day = 3 }`);
    await fillIn.click();
    await page.getByText('Filled in. Please check every field.').waitFor();
    const filled = { Title: title, Publisher: 'Annals of Small Seas' };
    for (const [label, value] of Object.entries(filled)) {
      expect(await page.getByLabel(label).inputValue()).toBe(value);
    }
    expect(await page.getByLabel('DOI', { exact: true }).inputValue()).toContain('10.1000/teacup');
    expect(await page.getByLabel('Author 1', { exact: true }).inputValue()).toBe('Petra Paper');
    expect(await page.getByLabel('Author 2', { exact: true }).inputValue()).toBe('Jörg Müller');
    expect(await page.getByLabel('Abstract').inputValue()).toBe('A spoon makes a spring tide.');

    await page.getByLabel('Research area').click();
    await chooseOption(page.getByRole('option').first());
    await page.getByLabel('Image').setInputFiles(await photo(600, 400));
    await page.getByLabel('PDF').setInputFiles({ ...pdf, mimeType: 'text/plain' });
    await page.getByText('This file is not a PDF').waitFor();
    await page.getByLabel('PDF').setInputFiles(pdf);
    await page.getByLabel('Code').fill('https://code.example/teacup');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Research paper submitted successfully').waitFor();

    const admin = await open({ as: 'admin' });
    await admin.goto('/dashboard/reviewResearch');
    await admin.getByRole('link', { name: title }).click();
    await admin.getByRole('button', { name: 'Publish' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Yes, publish it!' }).click();
    await admin.getByRole('link', { name: 'View the published paper' }).click();
    await admin.getByRole('heading', { level: 1, name: title }).waitFor();
    await admin.reload();
    expect(await admin.getByRole('link', { name: 'Code' }).getAttribute('href')).toBe(
      'https://code.example/teacup',
    );
    const address = await admin.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const forScholar = await admin.locator('meta[name=citation_pdf_url]').getAttribute('content');
    expect(forScholar).toBe(`${admin.url()}.pdf`);
    for (const path of [address, forScholar]) {
      const file = await admin.request.get(path ?? '');
      expect(file.headers()['content-type']).toBe('application/pdf');
      expect((await file.body()).equals(pdf.buffer)).toBe(true);
    }
  },
);
