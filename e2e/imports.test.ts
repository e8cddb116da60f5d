import { axeViolations } from './axe.ts';
import { expect, story } from './fixtures.ts';
import { chooseRowAction } from './row-menu.ts';

const entry = (key: string, title: string, more = '') =>
  `@article{${key}, title = {${title}}, author = {Lantern, Lena and M{\\"u}ller, J{\\"o}rg}, journal = {Annals of Lanterns}, year = 1987${more}}\n`;

story(
  'an admin imports a file, sees what is new, adds a preprint as a version, and takes all of it back',
  async ({ open }) => {
    const own = Date.now().toString(36);
    const title = `Lanterns${own} along the quay`;
    const text =
      entry('one', title, ', mynumber = {Q7}') +
      entry('two', `Moths${own} without lamps`) +
      entry('twice', title) +
      `@misc{early, title = {${title}: an early view}, author = {Lantern, Lena}, year = 1986, eprint = {2401.00001}, archiveprefix = {arXiv}}\n` +
      '@article{broken, title = {Nobody wrote this}, year = 1990}\n';
    const page = await open({ as: 'admin' });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Import works' }).click();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: `works-${own}.bib`, mimeType: 'text/plain', buffer: Buffer.from(text) });

    await page.getByRole('heading', { name: `works-${own}.bib` }).waitFor();
    for (const tab of ['All entries (5)', 'New (2)', 'Already here (1)', 'Similar (1)', 'Not readable (1)'])
      await page.getByRole('tab', { name: tab }).waitFor();
    await page.getByText('It has no author.').waitFor();
    await page.getByText('Entry 1 of this file: The same title, year and first author.').waitFor();
    await page.getByText('Entry 1 of this file: This may be its preprint.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await chooseRowAction(page, `${title}: an early view`, 'Add as a version');

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await page.getByRole('button', { name: 'Undo this import' }).waitFor();
    const work = page.getByRole('link', { name: title });
    const address = (await work.first().getAttribute('href')) ?? '';

    const visitor = await open();
    await visitor.goto(address);
    await visitor.getByRole('heading', { name: title }).waitFor();
    await visitor.getByText('Jörg Müller').first().waitFor();
    await visitor.locator('a[href="https://arxiv.org/abs/2401.00001"]').first().waitFor();
    const bibtex = await visitor.request.get(`/api/researchPaper/${address.split('/').at(-1)}.bib`);
    expect(await bibtex.text()).toContain('mynumber = {Q7}');

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove them' }).click();
    await page.getByText('Removed again: 2').waitFor();
    await page.getByText('Version taken away again: 1').waitFor();
    const gone = await visitor.request.get(`/api/researchPaper/${address.split('/').at(-1)}`);
    expect(gone.status()).toBe(404);
  },
);
